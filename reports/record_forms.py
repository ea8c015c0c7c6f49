#!/usr/bin/env python3
"""Makes runner/results/record_forms.h and record_forms.c, the members of records as C, from results.schema.json.

    reports/record_forms.py            writes the two files
    reports/record_forms.py --check    exit status 1 if they are not current

A record becomes a structure, an object in it a pointer, an array a number of items and a pointer to them. The reader
(record_form.h) requires fewer members than the schema: those in NEEDED. Words are checked, and become a constant of an
enumeration, only if they are in WORDS; others stay texts.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "reports" / "results.schema.json"
FOLDER = ROOT / "runner" / "results"

RECORDS = ("header", "case", "skipped", "progress", "footer")
# The members of a skipped folder join those of a case.
JOINED = {"skipped": "case"}
NEEDED = {
    "implementation": ("specification",), "shard": ("number", "count"), "header": ("format", "implementation"),
    "finding": ("clause", "level", "policy"), "outcome": ("verdict",), "case": ("id", "verdict", "implementation"),
    "skipped": ("id",), "range": ("source", "from", "end", "passed", "unsupported"),
    "footer": ("cases", "skipped", "complete"), "loss": ("when", "how", "count"),
}
# The type, the list of words, the value of the first word, and the value without the member.
WORDS = {
    "verdict": ("enum verdict", "record_verdicts", 0, "VERDICT_ERROR"),
    "level": ("enum level", "record_levels", 0, "LEVEL_UNSPECIFIED"),
    "answer": ("enum answer_kind", "record_answers", 0, "ANSWER_NOT_RUN"),
    "nondeterminism": ("enum nondeterminism", "nondeterminism_names", 1, "NONDETERMINISM_NONE"),
    "graph": ("enum graph_outcome", "graph_outcome_names", 1, "GRAPH_NONE"),
    "circumstance": ("enum circumstance", "circumstance_names", 1, "CIRCUMSTANCE_NONE"),
    "when": ("enum loss", "record_losses", 0, "LOSS_WHEN_COUNT"),
}
# Objects of numbers that become an array, by their names.
COUNTED = {"verdicts": "record_verdicts", "standings": "record_standings"}
# Texts that are NULL, and not "", without the member.
NULL_WITHOUT = ("waived", "differs_at", "value", "bytes", "detail")
# … and members that may be empty or false, which a flag tells from those that are missing.
FLAGGED = (("case", "reduction"), ("case", "after"), ("source", "corpus_matches"))
TYPES = {
    "TEXT": "const char *", "TEXT_OR_NULL": "const char *", "INTEGER": "int64_t ", "COUNT": "int64_t ", "NUMBER": "double ",
    "FLAG": "bool ", "TEXTS": "struct texts ", "INTEGERS": "struct integers ", "COUNTS": "const int64_t *", "JSON": "const char *",
    "OPTIONS": "struct recorded_options ",
}
# The forms of objects that have no name in the schema, by the members that are lists of them.
UNNAMED = {"drawings": "drawing", "settled": "settled", "ranges": "range", "lost_processes": "loss", "shrunk": "shrunk", "complete_for": "pair", "not_complete_for": "pair"}
MADE = "/* Made by reports/record_forms.py from reports/results.schema.json, which explains the members. */\n"


def resolved(part: dict[str, Any], schema: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A part of the schema without references, and the name of the definition that it refers to, or ""."""
    name = ""
    while "$ref" in part:
        path = part["$ref"].split("/")[1:]
        name, part = path[-1], schema
        for step in path:
            part = part[step]
    return part, name


class Forms:
    """The forms of all records, each after those that it contains: name -> its members as (name, kind, form, part)."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.schema = schema
        self.forms: dict[str, list[tuple[str, str, str, dict[str, Any]]]] = {}
        self.written: dict[str, list[str]] = {}  # the members that each record has
        for record in RECORDS:
            self.add(record, schema["$defs"][record])

    def add(self, name: str, part: dict[str, Any]) -> None:
        if name in self.forms:
            return
        members = [(member, *self.kind(member, value), value)
                   for member, value in part["properties"].items() if member != "type"]
        self.forms[name] = members
        self.written[name] = part.get("required", [])

    def kind(self, member: str, value: dict[str, Any]) -> tuple[str, str]:
        """The kind of a member, and the name of the form of its objects, or ""."""
        part, name = resolved(value, self.schema)
        if part.get("type") == "array":
            item, of = resolved(part["items"], self.schema)
            if item.get("type") == "object":
                of = of or UNNAMED[member]
                self.add(of, item)
                return "OBJECTS", of
            return ("INTEGERS" if item.get("type") == "integer" else "TEXTS"), ""
        if part.get("type") == "object":
            return self.kind_of_object(member, part, name)
        if member in WORDS and "enum" in part:
            return "WORD", ""
        if part.get("type") == ["string", "null"]:
            return "TEXT_OR_NULL", ""
        if part.get("type") == "integer" or member == "format":
            return ("COUNT" if member == "format" or "minimum" in part else "INTEGER"), ""
        if part.get("type") == "number":
            return "NUMBER", ""
        return ("FLAG" if part.get("type") == "boolean" or part.get("const") is True else "TEXT"), ""

    def kind_of_object(self, member: str, part: dict[str, Any], name: str) -> tuple[str, str]:
        if "properties" not in part:
            return ("OPTIONS" if "additionalProperties" in part else "JSON"), ""
        if member in COUNTED:
            return "COUNTS", ""
        self.add(name or member, part)
        return "OBJECT", name or member


def is_optional(form: str, name: str) -> bool:
    return name not in NEEDED.get(form, ())


def in_c(name: str) -> str:
    """The name of a member in a structure."""
    return "case_id" if name == "case" else name.replace("-", "_")


def has_flag(form: str, name: str, kind: str, value: dict[str, Any], forms: Forms) -> bool:
    """Whether the value without the member is also a value with it, so that a flag tells them apart."""
    part = resolved(value, forms.schema)[0]
    if (form, name) in FLAGGED:
        return True
    if not is_optional(form, name) or name in forms.written[form] or kind == "FLAG":
        return False
    if kind == "WORD":
        return WORDS[name][2] == 0
    return kind in ("INTEGER", "NUMBER") or kind == "COUNT" and part.get("minimum") == 0


def is_always(form: str, name: str, kind: str, value: dict[str, Any], forms: Forms) -> bool:
    """Whether a member is written also if it is zero, false or empty."""
    part = resolved(value, forms.schema)[0]
    may_be_empty = kind != "TEXT" or not {"minLength", "pattern", "enum", "const"} & set(part)
    return name in forms.written[form] and kind not in ("WORD", "OBJECT") and may_be_empty


def plural(form: str) -> str:
    return form + ("es" if form.endswith("s") else "s")


def type_of(name: str, kind: str, of: str) -> str:
    if kind == "WORD":
        return WORDS[name][0] + " "
    if kind in ("OBJECT", "OBJECTS"):
        return f"const struct recorded_{of} *" if kind == "OBJECT" else f"struct recorded_{plural(of)} "
    return TYPES[kind]


def packed(items: list[str]) -> list[str]:
    """Lines of items, each as full as 110 columns permit, those after the first one indented."""
    lines = [items[0]]
    for item in items[1:]:
        if len(lines[-1] + item) < 110:
            lines[-1] += " " + item
        else:
            lines.append("    " + item)
    return lines


def declarations(members: list[tuple[str, str]]) -> list[str]:
    """Declarations of members, as (type, name); neighbours of one type share one."""
    lines: list[str] = []
    for at, (type_name, name) in enumerate(members):
        star = "*" if type_name.endswith("*") else ""
        if at > 0 and members[at - 1][0] == type_name and len(lines[-1] + name) < 104:
            lines[-1] = f"{lines[-1][:-1]}, {star}{name};"
        else:
            lines.append(f"    {type_name}{name};")
    return lines


def in_order(forms: Forms) -> list[str]:
    """The names of all forms, each after those that it contains."""
    done: list[str] = []
    while len(done) < len(forms.forms):
        done += [form for form, members in forms.forms.items()
                 if form not in done and {of for _, _, of, _ in members if of} <= set(done)]
    return done


def structures(forms: Forms) -> str:
    lines: list[str] = []
    lists = {of for members in forms.forms.values() for _, kind, of, _ in members if kind == "OBJECTS"}
    for structure in in_order(forms):
        if structure in JOINED:
            continue
        names: set[str] = set()
        members: list[tuple[str, str]] = []
        for form in [structure, *(other for other, into in JOINED.items() if into == structure)]:
            for name, kind, of, value in forms.forms[form]:
                if name in names:
                    continue
                names.add(name)
                if has_flag(form, name, kind, value, forms):
                    members.append(("bool ", f"has_{in_c(name)}"))
                members.append((type_of(name, kind, of), in_c(name)))
        lines += [f"struct recorded_{structure} {{", *declarations(members)]
        if structure == "case":
            lines.append("    bool is_skipped; /* a folder that was passed over: only some members are of use */")
        lines += ["};", ""]
        if structure in lists:
            lines[-1] = f"RECORD_LIST(recorded_{plural(structure)}, recorded_{structure});"
            lines.append("")
    return "\n".join(lines)


def table(form: str, forms: Forms) -> list[str]:
    structure = JOINED.get(form, form)
    rows = []
    for name, kind, of, value in forms.forms[form]:
        more = ["REQUIRED"] if not is_optional(form, name) else []
        more += ["ALWAYS"] if is_always(form, name, kind, value, forms) else []
        more += [f"FLAG({structure}, {in_c(name)})"] if has_flag(form, name, kind, value, forms) else []
        more += ["NULL_WITHOUT"] if kind == "TEXT" and name in NULL_WITHOUT else []
        if kind == "WORD":
            _, words, first, without = WORDS[name]
            more.append(f"WORDS({words}, {first}, {without})")
        more += [f".words = {COUNTED[name]}"] if kind == "COUNTS" else []
        more += [f".form = &{of}_form"] if of else []
        row = f"ROW({structure}, {name}" if in_c(name) == name else f'NAMED({structure}, "{name}", {in_c(name)}'
        rows.append(f"{row}, {kind}, {' '.join(more)})")
    macro = "SHARED" if form in RECORDS else "FORM"
    return packed([f"{macro}({form}, {structure}, {len(forms.forms[form])},", *rows[:-1], rows[-1] + ")"])


def header_file(forms: Forms) -> str:
    guard = "SCATTER_RECORD_FORMS_H"
    return "\n".join([
        MADE.rstrip("\n"), f"#ifndef {guard}", f"#define {guard}", "", '#include "record_form.h"', "",
        structures(forms), "#endif", ""])


def source_file(forms: Forms) -> str:
    lines = [MADE.rstrip("\n"), "/* clang-format off */", '#include "record_forms.h"', "", '#include "record.h"', "",
             "#define NAMED(structure, its_name, member, its_kind, ...) \\",
             "    {.name = its_name, .kind = MEMBER_##its_kind, .offset = offsetof(struct recorded_##structure, member), \\",
             "     __VA_ARGS__},",
             "#define ROW(structure, member, its_kind, ...) NAMED(structure, #member, member, its_kind, __VA_ARGS__)",
             "#define REQUIRED .is_required = true,",
             "#define ALWAYS .is_always = true,",
             "#define NULL_WITHOUT .is_null_without = true,",
             "#define FLAG(structure, member) .flag = offsetof(struct recorded_##structure, has_##member),",
             "#define WORDS(list, its_first, its_without) .words = list, .first = its_first, .without = its_without,",
             "#define SHARED(name, structure, its_count, ...) \\",
             "    const struct record_form name##_form = {(const struct record_member[]){__VA_ARGS__}, its_count, \\",
             "                                            sizeof(struct recorded_##structure)};",
             "#define FORM(name, structure, its_count, ...) static SHARED(name, structure, its_count, __VA_ARGS__)",
             ""]
    for form in in_order(forms):
        lines += table(form, forms)
    return "\n".join([*lines, ""])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if a file is not current")
    options = parser.parse_args(arguments)
    forms = Forms(json.loads(SCHEMA.read_text()))
    status = 0
    for path, text in ((FOLDER / "record_forms.h", header_file(forms)), (FOLDER / "record_forms.c", source_file(forms))):
        if options.check and (not path.exists() or path.read_text() != text):
            print(f"{path.relative_to(ROOT)} is not current: run reports/record_forms.py", file=sys.stderr)
            status = 1
        elif not options.check:
            path.write_text(text)
    return status


if __name__ == "__main__":
    sys.exit(main())
