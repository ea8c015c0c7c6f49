// The tests of core.json, as far as this harness uses them. A cell is one element as core.json has it: its little-endian
// bytes in hex. For all types but strings and complex numbers. Apache-2.0.
package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
)

type Group struct {
	Operator, Type string
	SinceVersion   int64 `json:"since_version"`
	Tests          []Test
}

type Test struct {
	ID, Result, Due        string
	Data, Indices, Updates struct {
		Type, Hex string
		Shape     []int64
	}
	Attributes struct {
		Axis      *int64
		Reduction *string
	}
	Output             any
	Allowed, Tolerated []Entry
}

type Entry struct {
	Cells            []int
	Values, Interval []string
	Predicate        string
}

// Bytes per element.
var widths = map[string]int{"bool": 1, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "float16": 2, "bfloat16": 2,
	"int32": 4, "uint32": 4, "float": 4, "int64": 8, "uint64": 8, "double": 8}

// cellsOf splits the hex of a tensor.
func cellsOf(dtype, hex string) (cells []string) {
	for digits := 2 * widths[dtype]; len(hex) > 0; hex = hex[digits:] {
		cells = append(cells, hex[:digits])
	}
	return cells
}

// bitsOf reads the number in a cell.
func bitsOf(cell string) (bits uint64) {
	for n := len(cell) - 2; n >= 0; n -= 2 {
		value, _ := strconv.ParseUint(cell[n:n+2], 16, 8)
		bits = bits<<8 | value
	}
	return bits
}

// load reads the groups of core.json, and the ids of the tests in quarantine.json.
func load(folder string) (groups []Group, quarantine map[string]bool, err error) {
	var core struct{ Groups []Group }
	var listed struct{ Tests []Test }
	for name, into := range map[string]any{"core.json": &core, "quarantine.json": &listed} {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, nil, err
		}
		if err := json.Unmarshal(text, into); err != nil {
			return nil, nil, err
		}
	}
	quarantine = map[string]bool{}
	for _, test := range listed.Tests {
		quarantine[test.ID] = true
	}
	return core.Groups, quarantine, nil
}
