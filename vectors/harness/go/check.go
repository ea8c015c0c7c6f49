// What an answer to a test of core.json is worth: Check. Copy it with vectors.go. Apache-2.0.
package main

// The bits of infinity.
var infinities = map[string]uint64{"float16": 0x7c00, "bfloat16": 0x7f80, "float": 0xff << 23, "double": 0x7ff << 52}

// Check returns "conforms", "tolerated" or "wrong". output has all cells in row-major order; refused: there is none.
func Check(test Test, output []string, refused bool) string {
	switch {
	case refused && test.Result == "valid", !refused && test.Result == "invalid" && test.Due == "must":
		return "wrong"
	case refused:
		return "conforms"
	case test.Result == "invalid":
		return "tolerated"
	}
	stored, verdict := cellsOf(test.Data.Type, test.Output.(string)), "conforms"
	if len(output) != len(stored) {
		return "wrong"
	}
	for n, cell := range output {
		if cell != stored[n] && !permits(test.Allowed, test.Data.Type, n, cell) {
			if !permits(test.Tolerated, test.Data.Type, n, cell) {
				return "wrong"
			}
			verdict = "tolerated"
		}
	}
	return verdict
}

func permits(entries []Entry, dtype string, position int, cell string) bool {
	for _, entry := range entries {
		for _, listed := range entry.Cells {
			if listed == position && matches(entry, dtype, cell) {
				return true
			}
		}
	}
	return false
}

func matches(entry Entry, dtype, cell string) bool {
	for _, value := range entry.Values {
		if value == cell {
			return true
		}
	}
	sign := uint64(1) << (8*widths[dtype] - 1)
	isNaN := infinities[dtype] > 0 && bitsOf(cell)&(sign-1) > infinities[dtype]
	if entry.Interval != nil {
		low, x, high := key(entry.Interval[0], sign), key(cell, sign), key(entry.Interval[1], sign)
		return low <= x && x <= high
	}
	return entry.Predicate == "any" || entry.Predicate == "nan" && isNaN || entry.Predicate == "nonzero" && cell != "00"
}

// key orders numbers by value: -0 below +0, each NaN outside.
func key(cell string, sign uint64) uint64 {
	if bits := bitsOf(cell); bits&sign == 0 {
		return bits | sign
	}
	return ^bitsOf(cell) & (sign - 1)
}
