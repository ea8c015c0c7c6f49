package main

import "reflect"

// scatter is a naive kernel of float and int64. It returns the cells of the output; ok is false if the input is refused.
// bug: negative indices do not count from the end. Apache-2.0.
func scatter(group Group, test Test, bug bool) (output []string, ok bool) {
	data, indices, updates, tuples := test.Data, test.Indices, test.Updates, group.Operator == "ScatterND"
	shape, grid, rank, axis, reduction := data.Shape, indices.Shape, int64(len(data.Shape)), int64(0), "none"
	if given := test.Attributes.Axis; given != nil {
		axis = *given
	}
	if given := test.Attributes.Reduction; given != nil {
		reduction = *given
	}
	since := map[string]int64{"none": 16, "add": 16, "mul": 16, "max": 18, "min": 18}[reduction] // Scatter has no version 16
	if test.Attributes.Reduction != nil && (since == 0 || group.SinceVersion < since) || test.Attributes.Axis != nil && tuples ||
		updates.Type != data.Type || indices.Type != "int32" && indices.Type != "int64" || rank == 0 || len(grid) == 0 ||
		axis < -rank || axis >= rank || tuples && grid[len(grid)-1] > rank || !tuples && len(grid) != len(shape) {
		return nil, false
	}
	axis, depth, expected := (axis+rank)%rank, rank, append([]int64{}, grid...)
	if tuples {
		depth = grid[len(grid)-1]
		expected = append(expected[:len(grid)-1], shape[depth:]...)
	}
	ok = reflect.DeepEqual(append([]int64{}, updates.Shape...), expected)
	for n := range grid {
		ok = ok && (tuples || int64(n) == axis || grid[n] <= shape[n])
	}
	numbers := []int64{}
	for i, cell := range cellsOf(indices.Type, indices.Hex) {
		number, extent := int64(bitsOf(cell)), shape[axis]
		if indices.Type == "int32" {
			number = int64(int32(number))
		}
		if tuples {
			extent = shape[int64(i)%depth]
		}
		if number < 0 && !bug {
			number += extent
		}
		ok = ok && number >= 0 && number < extent
		numbers = append(numbers, number)
	}
	slice := product(shape[depth:])
	output = cellsOf(data.Type, data.Hex)
	for at, value := range cellsOf(updates.Type, updates.Hex) {
		if !ok {
			break
		}
		i := int64(at)
		target := i % slice
		for n := int64(0); n < depth; n++ {
			number := numbers[i%int64(len(numbers))]
			if tuples {
				number = numbers[i/slice*depth+n]
			} else if n != axis {
				number = i / product(grid[n+1:]) % grid[n]
			}
			target += number * product(shape[n+1:])
		}
		output[target] = combine(data.Type, reduction, output[target], value)
	}
	return output, ok
}
