// usage: go run . [--bug] [FOLDER]
// Checks scatter, a naive kernel of float and int64, with core.json in FOLDER, by default ../.. To test an implementation,
// call it instead. --bug plants a fault: negative indices do not count from the end. Apache-2.0.
package main

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"os"
)

func product(extents []int64) int64 {
	total := int64(1)
	for _, extent := range extents {
		total *= extent
	}
	return total
}

type number interface{ float32 | int64 }

// wins says whether b replaces a; a NaN wins.
func wins[T number](reduction string, a, b T) bool {
	return reduction == "none" || a == a && (b != b || reduction == "max" && b > a || reduction == "min" && b < a)
}

func reduce[T number](reduction string, a, b T) T {
	if reduction == "add" {
		return a + b
	}
	return a * b
}

// combine returns the new value of a cell.
func combine(dtype, reduction, old, update string) string {
	computed := reduction == "add" || reduction == "mul"
	if dtype == "float" {
		a, b := math.Float32frombits(uint32(bitsOf(old))), math.Float32frombits(uint32(bitsOf(update)))
		if computed {
			return hex.EncodeToString(binary.LittleEndian.AppendUint32(nil, math.Float32bits(reduce(reduction, a, b))))
		} else if wins(reduction, a, b) {
			return update
		}
		return old
	}
	a, b := int64(bitsOf(old)), int64(bitsOf(update))
	if computed {
		return hex.EncodeToString(binary.LittleEndian.AppendUint64(nil, uint64(reduce(reduction, a, b))))
	} else if wins(reduction, a, b) {
		return update
	}
	return old
}

func main() {
	bug, folder, counts := false, "../..", map[string]int{}
	for _, word := range os.Args[1:] {
		if word == "--bug" {
			bug = true
		} else {
			folder = word
		}
	}
	groups, quarantine, err := load(folder)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	for _, group := range groups {
		for _, test := range group.Tests {
			verdict := "skipped"
			if (group.Type == "float" || group.Type == "int64") && !quarantine[test.ID] {
				output, ok := scatter(group, test, bug)
				verdict = Check(test, output, !ok)
			}
			counts[verdict]++
			if verdict == "wrong" {
				fmt.Println(test.ID, verdict)
			}
		}
	}
	fmt.Printf("%d conforms, %d tolerated, ", counts["conforms"], counts["tolerated"])
	fmt.Printf("%d wrong, %d skipped\n", counts["wrong"], counts["skipped"])
	if counts["wrong"] > 0 {
		os.Exit(1)
	}
}
