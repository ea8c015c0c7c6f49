"""Unknown names in a declaration are reported; and a run that compared no output never succeeds."""

import pytest

PLUGIN = """
#include <string.h>

static enum scatter_cts_result answer(void *state, const struct scatter_cts_request *request,
                                      struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)state, (void)message;
    RULE
    memcpy(output->elements, request->inputs[0].elements, output->byte_size);
    return SCATTER_CTS_OK;
}
static const char *const operators[] = {OPERATORS NULL};
static const int32_t dtypes[] = {DTYPES 0};
static const char *const reductions[] = {REDUCTIONS NULL};
PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .run = answer, .name = "declared",
          .operators = operators, .dtypes = dtypes, .reductions = reductions};
"""

REFUSES_ALL = "return SCATTER_CTS_REJECTED;"
UNSUPPORTED_UNLESS_INVALID = """
    return request->attribute_count > 0 ? SCATTER_CTS_REJECTED : SCATTER_CTS_UNSUPPORTED;
"""
INVALID = ["cases/ScatterND-11/attribute-unknown-reduction", "cases/ScatterND-11/attribute-unknown-axis"]
REFUSALS = ["--filter", INVALID[0], "--filter", INVALID[1]]


@pytest.fixture
def declare(compile_plugin):
    def compile(rule=REFUSES_ALL, operators="", dtypes="", reductions=""):
        lists = {"OPERATORS": operators, "DTYPES": dtypes, "REDUCTIONS": reductions, "RULE": rule}
        source = PLUGIN.replace("PLUGIN =", "PLUG_IN =")
        for word, text in lists.items():
            source = source.replace(word, text)
        return compile_plugin(source.replace("PLUG_IN", "PLUGIN"))

    return compile


UNKNOWN_ALONE = {
    "operators": ({"operators": '"Gather",'}, 'no known scatter operator, only "Gather"'),
    "types": ({"dtypes": "99,"}, "no known element type, only 99"),
    "reductions": ({"reductions": '"average",'}, 'no known reduction, only "average"'),
}


@pytest.mark.parametrize("kind", UNKNOWN_ALONE)
def test_3_when_all_declared_names_are_unknown(run, scatter_cts, declare, kind):
    lists, message = UNKNOWN_ALONE[kind]
    library = declare(**lists)
    result = run("--implementation", library)
    assert result.code == 3
    assert message in result.err
    doctor = scatter_cts("doctor", library)
    assert doctor.returncode == 3
    assert message in doctor.stderr


def test_unknown_names_are_a_warning_that_names_them(run, scatter_cts, declare):
    library = declare(operators='"ScatterND", "Gather",', dtypes="7, 99,", reductions='"none", "average",')
    reported = 'operator "Gather"; element type 99; reduction "average"'
    result = run("--implementation", library, "--filter", "cases/ScatterND-18/elements")
    assert reported in result.err
    assert result.code == 1
    assert reported in scatter_cts("doctor", library).stdout


def test_known_names_cause_no_warning(run, example):
    assert run("--implementation", example).err == ""


def test_3_when_invalid_inputs_are_refused_and_no_output_is_compared(run, declare):
    library = declare(UNSUPPORTED_UNLESS_INVALID)
    result = run("--implementation", library, *REFUSALS, "--filter", "cases/ScatterND-11/elements")
    assert set(result.verdicts.values()) == {"pass", "unsupported"}
    assert result.footer["compared"] > 0
    assert "no output was compared, although 1 of the selected cases require one" in result.err
    assert result.code == 3


def test_0_when_only_refusals_are_selected(run, declare):
    result = run("--implementation", declare(UNSUPPORTED_UNLESS_INVALID), *REFUSALS)
    assert set(result.verdicts.values()) == {"pass"}
    assert result.code == 0


def test_1_when_valid_inputs_are_refused_as_well(run, declare):
    assert run("--implementation", declare(REFUSES_ALL), "--filter", "cases/ScatterND-11/*").code == 1


def test_doctor_exits_with_3_for_an_implementation_that_supports_nothing(scatter_cts, declare):
    process = scatter_cts("doctor", declare("return SCATTER_CTS_UNSUPPORTED;"))
    assert "supports none of the trivial cases" in process.stdout
    assert process.returncode == 3


def test_3_for_an_implementation_that_supports_nothing(run, declare):
    result = run("--implementation", declare("return SCATTER_CTS_UNSUPPORTED;"), "--filter", "cases/ScatterND-18/*")
    assert "no answer was compared" in result.err
    assert result.code == 3
