"""Every command still says what the transcripts have: outputs.py says how to accept a difference by name."""

import pytest
from outputs import HERE, blocks_of, difference, execute_all

TRANSCRIPTS = sorted(HERE.glob("*.txt"))


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    return execute_all(TRANSCRIPTS, tmp_path_factory.mktemp("outputs"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_command_says_what_its_transcript_has(executed, path):
    _, blocks = executed[path]
    different = [difference(f"{path.stem}/{block.name}", block.kept, block.found) for block in blocks if block.found != block.kept]
    assert not different, "\n".join([*different, "accepted by outputs.py --accept NAME... if the change means it"])


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_blocks_of_a_transcript_have_different_names(path):
    names = [block.name for block in blocks_of(path)[1]]
    assert len(set(names)) == len(names)
