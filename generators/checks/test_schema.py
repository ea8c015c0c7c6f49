"""runner/onnx/onnx.proto is wire-compatible with the schema of the installed onnx package."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from google.protobuf import descriptor_pb2
from onnx import onnx_ml_pb2

SCHEMA = Path(__file__).resolve().parents[2] / "runner" / "onnx" / "onnx.proto"
Names = dict[str, descriptor_pb2.DescriptorProto]


@pytest.fixture(scope="session")
def ours(tmp_path_factory: pytest.TempPathFactory) -> descriptor_pb2.FileDescriptorProto:
    """Our schema, compiled by protoc."""
    output = tmp_path_factory.mktemp("schema") / "onnx.descriptors"
    command = ["protoc", f"--proto_path={SCHEMA.parent}", f"--descriptor_set_out={output}", str(SCHEMA)]
    subprocess.run(command, check=True)
    return descriptor_pb2.FileDescriptorSet.FromString(output.read_bytes()).file[0]


@pytest.fixture(scope="session")
def theirs() -> descriptor_pb2.FileDescriptorProto:
    """The schema of the onnx package."""
    file = descriptor_pb2.FileDescriptorProto()
    onnx_ml_pb2.DESCRIPTOR.CopyToProto(file)
    return file


def differences(
    ours: descriptor_pb2.FileDescriptorProto, theirs: descriptor_pb2.FileDescriptorProto
) -> list[str]:
    """One sentence for every element of our schema that theirs lacks or defines differently."""
    found = [] if ours.package == theirs.package else [f"package {ours.package} is {theirs.package}"]
    our_messages, their_messages = dict(_messages(ours.message_type)), dict(_messages(theirs.message_type))
    for name, message in our_messages.items():
        if name not in their_messages:
            found.append(f"message {name} is unknown")
            continue
        found += _field_differences(name, message, their_messages[name])
    our_enums = dict(_enums(ours.enum_type, our_messages))
    their_enums = dict(_enums(theirs.enum_type, their_messages))
    for name, values in our_enums.items():
        if values != their_enums.get(name):
            found.append(f"enum {name} has {values}, theirs {their_enums.get(name)}")
    return found


def _messages(
    messages: list[descriptor_pb2.DescriptorProto], prefix: str = ""
) -> Iterator[tuple[str, descriptor_pb2.DescriptorProto]]:
    for message in messages:
        yield prefix + message.name, message
        yield from _messages(message.nested_type, f"{prefix}{message.name}.")


def _enums(
    top: list[descriptor_pb2.EnumDescriptorProto], messages: Names
) -> Iterator[tuple[str, dict[str, int]]]:
    """All enums, including those within messages, with their values."""
    for enum in top:
        yield enum.name, {value.name: value.number for value in enum.value}
    for name, message in messages.items():
        for enum in message.enum_type:
            yield f"{name}.{enum.name}", {value.name: value.number for value in enum.value}


def _field_differences(
    name: str, ours: descriptor_pb2.DescriptorProto, theirs: descriptor_pb2.DescriptorProto
) -> list[str]:
    our_fields = {field.name: _facts(field, ours) for field in ours.field}
    their_fields = {field.name: _facts(field, theirs) for field in theirs.field}
    return [
        f"{name}.{field}: ours is {facts}, theirs {their_fields.get(field)}"
        for field, facts in our_fields.items() if facts != their_fields.get(field)
    ]


def _facts(
    field: descriptor_pb2.FieldDescriptorProto, message: descriptor_pb2.DescriptorProto
) -> dict[str, object]:
    """Everything about a field that affects its bytes, or whether it excludes another."""
    return {
        "number": field.number,
        "type": field.Type.Name(field.type),
        "label": field.Label.Name(field.label),
        "of": field.type_name,
        "packed": field.options.packed,
        "default": field.default_value,
        "oneof": message.oneof_decl[field.oneof_index].name if field.HasField("oneof_index") else "",
    }


def test_every_message_field_and_enum_of_ours_is_theirs(ours, theirs) -> None:
    assert differences(ours, theirs) == []


def test_the_fields_that_carry_elements_are_there(ours) -> None:
    tensor = dict(_messages(ours.message_type))["TensorProto"]
    needed = {"dims", "data_type", "raw_data", "float_data", "int32_data", "string_data", "int64_data",
              "double_data", "uint64_data", "external_data", "data_location", "segment"}
    assert needed <= {field.name for field in tensor.field}


def _changed(file: descriptor_pb2.FileDescriptorProto) -> tuple[descriptor_pb2.FileDescriptorProto, Names]:
    copy = descriptor_pb2.FileDescriptorProto()
    copy.CopyFrom(file)
    return copy, dict(_messages(copy.message_type))


def test_a_wrong_field_number_is_noticed(ours, theirs) -> None:
    changed, messages = _changed(ours)
    messages["TensorProto"].field[0].number = 99
    assert [line.split(":")[0] for line in differences(changed, theirs)] == ["TensorProto.dims"]


def test_a_lost_packed_option_is_noticed(ours, theirs) -> None:
    changed, messages = _changed(ours)
    field = next(field for field in messages["TensorProto"].field if field.name == "int64_data")
    field.options.ClearField("packed")
    assert [line.split(":")[0] for line in differences(changed, theirs)] == ["TensorProto.int64_data"]


def test_a_wrong_enum_value_is_noticed(ours, theirs) -> None:
    changed, messages = _changed(ours)
    messages["AttributeProto"].enum_type[0].value[2].number = 33
    found = [line.split(" has ")[0] for line in differences(changed, theirs)]
    assert found == ["enum AttributeProto.AttributeType"]


def test_a_message_that_onnx_lacks_is_noticed(ours, theirs) -> None:
    changed, messages = _changed(ours)
    messages["GraphProto"].name = "GrafProto"
    assert "message GrafProto is unknown" in differences(changed, theirs)
