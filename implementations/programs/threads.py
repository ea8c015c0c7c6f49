"""The option `threads` of programs whose backend takes a number of threads."""


def number_of_threads(options):
    """The number that the option states, or 1. ValueError for another option, or if it is no number."""
    for key in options.keys() - {"threads"}:
        raise ValueError(f'there is no option "{key}", only "threads"')
    threads = options.get("threads", "1")
    if not threads.isdecimal():
        raise ValueError(f"threads={threads}: a number is needed")
    return int(threads)
