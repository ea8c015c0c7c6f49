/*
 * What a plugin can do wrong: one function per misdeed, for the plugin in misbehaving.c. Those that only give
 * a wrong answer stand in wrong_answers.c, those with processes in misdeeds_processes.linux.c, those that
 * leave another environment behind in misdeeds_environment.posix.c, the others in misdeeds.posix.c.
 */
#ifndef TESTDATA_MISDEEDS_H
#define TESTDATA_MISDEEDS_H

#include <scatter_cts/plugin.h>

/* One call of run: its arguments. */
struct call {
    const struct scatter_cts_request *request;
    struct scatter_cts_output *output;
    struct scatter_cts_message *message;
};

/* Answers as the example plugin does. */
enum scatter_cts_result answer(const struct call *call);

/* Does something else than answer(), or more. */
typedef enum scatter_cts_result misdeed(const struct call *call);

/*
 * X(name, function): the misdeeds that happen in run. Unless it says otherwise, one whose call returns has
 * answered rightly.
 *   sigsegv                 writes through a null pointer
 *   sigabrt                 calls abort
 *   sigfpe                  divides an integer by zero
 *   loop                    never returns, busy
 *   sleep                   never returns, idle
 *   exit0, exit3            ends the process with that status
 *   write-input-0 … 2       writes to the input of that slot
 *   write-past-output       changes the first byte after the output
 *   write-far-past-output   writes to the first page that begins after the output
 *   write-before-output     changes the last byte before the output
 *   read-past-input         reads the first page that begins after the first input, and then answers
 *   write-model             writes to the first byte of the model
 *   write-op-type           writes to the name of the operator
 *   write-attributes        writes to the first of the structures that describe attributes
 *   write-request           writes to the structure of the request
 *   write-dims              writes to the first extent of data, if it has one
 *   read-before-dims        reads the extent before the first one of data, and answers with its lowest byte in place
 *                           of the output's first
 *   read-past-dims          the same with the extent after the last one of data
 *   execute-data            calls what data's elements would be as a function
 *   allocate                takes memory, 2 GiB of it, and then never returns
 *   allocate-in-children    the same in four processes that it starts, a quarter each
 *   close-pipe              closes every descriptor but standard input, output and error
 *   flood-stdout            prints ten megabytes
 *   flood-stderr            the same on standard error
 *   wrong-dtype             says that the output has another element type
 *   wrong-shape             says that the output is longer by one along its first axis
 *   garbage-rank            says that the output has more dimensions than there is room for
 *   garbage-extent          says that the output has an extent below zero
 *   wrong-value             answers with a wrong last element
 *   reversed-updates        where data has one dimension, takes the updates from the last to the first: no
 *                           misdeed, but an answer that may differ from the usual one
 *   unsupported, rejected, failed   returns that result with a message
 *   garbage-message         returns failed, with a message without an end and not UTF-8
 *   garbage-result          returns a number that is not a result
 *   no-write                says that the output is complete, without having touched it
 *   bad-string              answers with a string of five bytes at a null pointer, if data has strings
 *   float-environment       leaves another rounding mode behind
 *   dawdle                  takes a tenth of a second
 *   thread-noise            leaves a thread behind that works and sleeps by turns
 *   stack-overflow          calls itself without end
 *   raise-sigsegv           sends itself the signal, without touching any memory
 *   handled-sigsegv         catches its own fault with a handler of its own, and then answers
 *   fork-dies               leaves a process behind that sleeps and holds all descriptors, and aborts
 *   fork-stays              leaves such a process behind, and answers
 *   fork-returns            answers twice: in this process and in a copy of it
 *   join-runner             joins the process group of the runner, and never returns
 *   stop                    stops itself, as SIGSTOP does, and answers when it is continued
 *   block-signals           blocks and ignores all signals, and never returns
 *   vfork-hangs             waits for a child that never ends
 *   daemon-stays            leaves a process of another session behind, whose parent is gone, and answers
 *   daemon-dies             leaves such a process behind, which holds all descriptors, and aborts
 *   session-hangs           starts a process of another session, and never returns
 *   dynasty                 starts a process of another session, which starts another, ten in all; none returns
 *   traced                  is traced by a process of another session in a way that SIGKILL alone does not end it
 *   main-thread-ends        leaves a thread that never returns, and ends the one that was called
 *   flees                   leaves a process behind that goes on in another one all the time, and answers
 *   sigill, sigbus, sigkill, sigterm, sigint, sighup, sigpipe, sigusr1, sigsys
 *                           dies by this signal
 *   call-nowhere            calls a function at a null pointer
 *   exit-at-once            ends the process with status 7, without exit handlers
 *   thread-crashes          writes through a null pointer on another thread
 *   thread-exits            ends the process with status 5 on another thread
 *   thread-exits-0          the same with status 0
 *   alarm-kills             is killed by a timer of its own
 *   exit-hangs              ends the process with an exit handler that never returns
 *   deadlock                waits for itself
 *   write-garbage           answers with a frame that is not a message, and never returns
 *   write-half              answers with half a frame, and never returns
 *   write-without-end       writes frames without end
 *   announce-much           announces a frame of 4 GiB less one byte, and never returns
 *   answer-nowhere          puts another file in the place of the answer channel
 *   close-answer            closes the answer channel, and never returns
 *   chdir                   leaves another working directory behind
 *   umask                   leaves another mask of permissions behind
 *   locale                  leaves another locale behind
 *   no-environment          takes all environment variables away
 *   alarm-later             leaves an alarm behind that is far away
 *   mask-stays              leaves all signals blocked
 *   dispositions-stay       leaves all signals ignored that the runner does not watch
 *   few-descriptors         leaves room for a few descriptors only
 *   no-files                lets no file grow any more
 *   many-descriptors        leaves a hundred descriptors open
 *   close-standard          closes standard input, output and error
 *   reserve-memory          reserves 64 GiB of addresses without using them
 *   leak                    takes a mebibyte and keeps it
 *   exit-handler-aborts     leaves an exit handler behind that calls abort
 *   exit-handler-hangs      leaves an exit handler behind that never returns
 *   destructor-exits        leaves a destructor behind that ends the process with status 9
 *   destructor-hangs        leaves a destructor behind that never returns
 */
#define MISDEED_TABLE(X)                                      \
    X("sigsegv", misdeed_sigsegv)                             \
    X("sigabrt", misdeed_sigabrt)                             \
    X("sigfpe", misdeed_sigfpe)                               \
    X("loop", misdeed_loop)                                   \
    X("sleep", misdeed_sleep)                                 \
    X("exit0", misdeed_exit0)                                 \
    X("exit3", misdeed_exit3)                                 \
    X("write-input-0", misdeed_write_input_0)                 \
    X("write-input-1", misdeed_write_input_1)                 \
    X("write-input-2", misdeed_write_input_2)                 \
    X("write-past-output", misdeed_write_past_output)         \
    X("write-far-past-output", misdeed_write_far_past_output) \
    X("write-before-output", misdeed_write_before_output)     \
    X("read-past-input", misdeed_read_past_input)             \
    X("write-model", misdeed_write_model)                     \
    X("write-op-type", misdeed_write_op_type)                 \
    X("write-attributes", misdeed_write_attributes)           \
    X("write-request", misdeed_write_request)                 \
    X("write-dims", misdeed_write_dims)                       \
    X("read-before-dims", misdeed_read_before_dims)           \
    X("read-past-dims", misdeed_read_past_dims)               \
    X("execute-data", misdeed_execute_data)                   \
    X("allocate", misdeed_allocate)                           \
    X("allocate-in-children", misdeed_allocate_in_children)   \
    X("close-pipe", misdeed_close_pipe)                       \
    X("flood-stdout", misdeed_flood_stdout)                   \
    X("flood-stderr", misdeed_flood_stderr)                   \
    X("wrong-dtype", misdeed_wrong_dtype)                     \
    X("wrong-shape", misdeed_wrong_shape)                     \
    X("garbage-rank", misdeed_garbage_rank)                   \
    X("garbage-extent", misdeed_garbage_extent)               \
    X("wrong-value", misdeed_wrong_value)                     \
    X("reversed-updates", misdeed_reversed_updates)           \
    X("unsupported", misdeed_unsupported)                     \
    X("rejected", misdeed_rejected)                           \
    X("failed", misdeed_failed)                               \
    X("garbage-message", misdeed_garbage_message)             \
    X("garbage-result", misdeed_garbage_result)               \
    X("no-write", misdeed_no_write)                           \
    X("bad-string", misdeed_bad_string)                       \
    X("float-environment", misdeed_float_environment)         \
    X("dawdle", misdeed_dawdle)                               \
    X("thread-noise", misdeed_thread_noise)                   \
    X("stack-overflow", misdeed_stack_overflow)               \
    X("raise-sigsegv", misdeed_raise_sigsegv)                 \
    X("handled-sigsegv", misdeed_handled_sigsegv)             \
    X("fork-dies", misdeed_fork_dies)                         \
    X("fork-stays", misdeed_fork_stays)                       \
    X("fork-returns", misdeed_fork_returns)                   \
    X("join-runner", misdeed_join_runner)                     \
    X("stop", misdeed_stop)                                   \
    X("block-signals", misdeed_block_signals)                 \
    X("vfork-hangs", misdeed_vfork_hangs)                     \
    X("daemon-stays", misdeed_daemon_stays)                   \
    X("daemon-dies", misdeed_daemon_dies)                     \
    X("session-hangs", misdeed_session_hangs)                 \
    X("dynasty", misdeed_dynasty)                             \
    X("traced", misdeed_traced)                               \
    X("main-thread-ends", misdeed_main_thread_ends)           \
    X("flees", misdeed_flees)                                 \
    X("sigill", misdeed_sigill)                               \
    X("sigbus", misdeed_sigbus)                               \
    X("sigkill", misdeed_sigkill)                             \
    X("sigterm", misdeed_sigterm)                             \
    X("sigint", misdeed_sigint)                               \
    X("sighup", misdeed_sighup)                               \
    X("sigpipe", misdeed_sigpipe)                             \
    X("sigusr1", misdeed_sigusr1)                             \
    X("sigsys", misdeed_sigsys)                               \
    X("call-nowhere", misdeed_call_nowhere)                   \
    X("exit-at-once", misdeed_exit_at_once)                   \
    X("thread-crashes", misdeed_thread_crashes)               \
    X("thread-exits", misdeed_thread_exits)                   \
    X("thread-exits-0", misdeed_thread_exits_0)               \
    X("alarm-kills", misdeed_alarm_kills)                     \
    X("exit-hangs", misdeed_exit_hangs)                       \
    X("deadlock", misdeed_deadlock)                           \
    X("write-garbage", misdeed_write_garbage)                 \
    X("write-half", misdeed_write_half)                       \
    X("write-without-end", misdeed_write_without_end)         \
    X("announce-much", misdeed_announce_much)                 \
    X("answer-nowhere", misdeed_answer_nowhere)               \
    X("close-answer", misdeed_close_answer)                   \
    X("chdir", misdeed_chdir)                                 \
    X("umask", misdeed_umask)                                 \
    X("locale", misdeed_locale)                               \
    X("no-environment", misdeed_no_environment)               \
    X("alarm-later", misdeed_alarm_later)                     \
    X("mask-stays", misdeed_mask_stays)                       \
    X("dispositions-stay", misdeed_dispositions_stay)         \
    X("few-descriptors", misdeed_few_descriptors)             \
    X("no-files", misdeed_no_files)                           \
    X("many-descriptors", misdeed_many_descriptors)           \
    X("close-standard", misdeed_close_standard)               \
    X("reserve-memory", misdeed_reserve_memory)               \
    X("leak", misdeed_leak)                                   \
    X("exit-handler-aborts", misdeed_exit_handler_aborts)     \
    X("exit-handler-hangs", misdeed_exit_handler_hangs)       \
    X("destructor-exits", misdeed_destructor_exits)           \
    X("destructor-hangs", misdeed_destructor_hangs)

#define MISDEED_DECLARATION(name, function) misdeed function;
MISDEED_TABLE(MISDEED_DECLARATION)
#undef MISDEED_DECLARATION

/* The two that happen in open: never returning, and dying. */
void misdeed_open_slowly(void);
void misdeed_open_crash(void);

#endif
