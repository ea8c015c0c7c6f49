/*
 * What a plugin can do wrong: one function per kind of misbehaviour, for the plugin in misbehaving.c. Wrong
 * answers are in wrong_answers.c, misbehaviour with processes in misbehaviour_processes.linux.c, changes of
 * the environment in misbehaviour_environment.posix.c, of late ends in misbehaviour_late.linux.c, the others
 * in misbehaviour.posix.c.
 */
#ifndef TESTDATA_MISBEHAVIOUR_H
#define TESTDATA_MISBEHAVIOUR_H

#include <scatter_cts/plugin.h>

/* One call of run: its arguments. */
struct call {
    const struct scatter_cts_request *request;
    struct scatter_cts_output *output;
    struct scatter_cts_message *message;
};

/* Answers like the example plugin. */
enum scatter_cts_result answer(const struct call *call);

/* Does something other than answer(), or something in addition. */
typedef enum scatter_cts_result misbehaviour(const struct call *call);

/*
 * X(name, function): misbehaviour in run. Unless stated otherwise, if the call returns, the answer is
 * correct.
 *   sigsegv                 writes through a null pointer
 *   sigabrt                 calls abort
 *   sigfpe                  divides an integer by zero
 *   loop                    never returns, busy
 *   sleep                   never returns, idle
 *   exit0, exit3            ends the process with that status
 *   write-input-0 … 2       writes to the input with that slot
 *   write-past-output       changes the first byte after the output
 *   write-far-past-output   writes to the first page that begins after the output
 *   write-before-output     changes the last byte before the output
 *   read-past-input         reads the first page that begins after the first input, then answers
 *   write-model             writes to the first byte of the model
 *   write-op-type           writes to the name of the operator
 *   write-attributes        writes to the structure of the first attribute
 *   write-request           writes to the structure of the request
 *   write-dims              writes to the first extent of data, if it has one read-before-dims        reads
 *   the extent before the first one of data, and answers with its lowest byte instead
 *                           of the output's first
 *   read-past-dims          the same with the extent after the last one of data
 *   execute-data            calls the elements of data as a function
 *   allocate                allocates 2 GiB, then never returns
 *   allocate-in-children    the same in four child processes, a quarter each
 *   close-pipe              closes every descriptor except standard input, output and error
 *   flood-stdout            prints ten megabytes
 *   flood-stderr            the same on standard error
 *   wrong-dtype             gives the output another element type
 *   wrong-shape             makes the first extent of the output one larger
 *   garbage-rank            gives the output more dimensions than there is room for
 *   garbage-extent          gives the output a negative extent
 *   wrong-value             answers with a wrong last element
 *   slow-wrong-value        the same after a tenth of a second
 *   reversed-updates        if data has one dimension, applies the updates in reverse order: allowed, but the
 *   answer
 *                           may differ
 *   unsupported, rejected, failed   returns that result with a message
 *   garbage-message         returns failed, with an unterminated message that is not UTF-8
 *   garbage-result          returns a number that is not a result
 *   no-write                returns OK without writing the output
 *   bad-string              answers with a string of five bytes at a null pointer, if data has strings
 *   float-environment       changes the rounding mode
 *   dawdle                  sleeps for a tenth of a second
 *   thread-noise            leaves a thread behind that alternately works and sleeps
 *   stack-overflow          recurses endlessly
 *   raise-sigsegv           sends itself the signal, without a memory access
 *   handled-sigsegv         catches its own fault with its own handler, then answers
 *   fork-dies               leaves behind a process that sleeps and holds all descriptors, and aborts
 *   fork-stays              leaves behind such a process, and answers
 *   fork-returns            answers twice: in this process and in a copy of it
 *   join-runner             joins the process group of the runner, and never returns
 *   stop                    stops itself with SIGSTOP, and answers when it is continued
 *   block-signals           blocks and ignores all signals, and never returns
 *   vfork-hangs             waits for a child that never ends
 *   daemon-stays            leaves behind an orphan in another session, and answers
 *   daemon-dies             leaves behind such a process, which holds all descriptors, and aborts
 *   session-hangs           starts a process in another session, and never returns
 *   dynasty                 starts a process in another session, which starts another, ten in all; none
 *   returns
 *   traced                  is traced by a process in another session so that SIGKILL alone does not end it
 *   main-thread-ends        starts a thread that never returns, and ends the calling thread
 *   flees                   leaves behind a process that continually replaces itself by a child, and answers
 *   sigill, sigbus, sigkill, sigterm, sigint, sighup, sigpipe, sigusr1, sigsys
 *                           dies of this signal
 *   call-nowhere            calls a function at a null pointer
 *   exit-at-once            ends the process with status 7, without exit handlers
 *   thread-crashes          writes through a null pointer on another thread
 *   thread-exits            ends the process with status 5 on another thread
 *   thread-exits-0          the same with status 0
 *   alarm-kills             is killed by its own timer
 *   exit-hangs              ends the process with an exit handler that never returns
 *   deadlock                locks a mutex twice
 *   write-garbage           answers with a frame that is not a message, and never returns
 *   write-half              answers with half a frame, and never returns
 *   write-without-end       writes frames endlessly
 *   announce-much           announces a frame of 4 GiB minus one byte, and never returns
 *   answer-nowhere          replaces the answer channel by another file
 *   close-answer            closes the answer channel, and never returns
 *   chdir                   changes the working directory
 *   umask                   changes the file mode creation mask
 *   locale                  changes the locale
 *   no-environment          removes all environment variables
 *   alarm-later             sets an alarm far in the future
 *   mask-stays              leaves all signals blocked
 *   dispositions-stay       leaves all signals ignored except those that the fault reporter handles
 *   few-descriptors         limits the number of descriptors to a few
 *   no-files                sets the file size limit to zero
 *   many-descriptors        leaves a hundred descriptors open
 *   close-standard          closes standard input, output and error
 *   reserve-memory          reserves 64 GiB of addresses without using them
 *   leak                    allocates a mebibyte and never frees it
 *   exit-handler-aborts     leaves behind an exit handler that calls abort
 *   exit-handler-hangs      leaves behind an exit handler that never returns
 *   destructor-exits        leaves behind a destructor that ends the process with status 9
 *   destructor-hangs        leaves behind a destructor that never returns
 *   late-exit-0             answers, and 3 ms later a thread ends the process with status 0
 *   late-exit-3             the same with status 3
 *   late-exit-0-at-once     the same with status 0, without exit handlers
 *   late-abort              the same with abort
 *   late-fault              the same with a write through a null pointer
 *   late-kill               the same with SIGKILL
 *   late-close              answers, and 3 ms later a thread closes all descriptors except the standard ones
 *   late-alarm              answers, and 3 ms later a timer kills the process
 *   late-child              answers, and 3 ms later another process kills it
 *   close-request           closes the request channel, and answers
 *   write-unasked           writes a frame that is not a message, and answers
 *   free-twice              frees memory twice
 */
#define MISBEHAVIOUR_TABLE(X)                                   \
    X("sigsegv", misbehave_sigsegv)                             \
    X("sigabrt", misbehave_sigabrt)                             \
    X("sigfpe", misbehave_sigfpe)                               \
    X("loop", misbehave_loop)                                   \
    X("sleep", misbehave_sleep)                                 \
    X("exit0", misbehave_exit0)                                 \
    X("exit3", misbehave_exit3)                                 \
    X("write-input-0", misbehave_write_input_0)                 \
    X("write-input-1", misbehave_write_input_1)                 \
    X("write-input-2", misbehave_write_input_2)                 \
    X("write-past-output", misbehave_write_past_output)         \
    X("write-far-past-output", misbehave_write_far_past_output) \
    X("write-before-output", misbehave_write_before_output)     \
    X("read-past-input", misbehave_read_past_input)             \
    X("write-model", misbehave_write_model)                     \
    X("write-op-type", misbehave_write_op_type)                 \
    X("write-attributes", misbehave_write_attributes)           \
    X("write-request", misbehave_write_request)                 \
    X("write-dims", misbehave_write_dims)                       \
    X("read-before-dims", misbehave_read_before_dims)           \
    X("read-past-dims", misbehave_read_past_dims)               \
    X("execute-data", misbehave_execute_data)                   \
    X("allocate", misbehave_allocate)                           \
    X("allocate-in-children", misbehave_allocate_in_children)   \
    X("close-pipe", misbehave_close_pipe)                       \
    X("flood-stdout", misbehave_flood_stdout)                   \
    X("flood-stderr", misbehave_flood_stderr)                   \
    X("wrong-dtype", misbehave_wrong_dtype)                     \
    X("wrong-shape", misbehave_wrong_shape)                     \
    X("garbage-rank", misbehave_garbage_rank)                   \
    X("garbage-extent", misbehave_garbage_extent)               \
    X("wrong-value", misbehave_wrong_value)                     \
    X("slow-wrong-value", misbehave_slow_wrong_value)           \
    X("reversed-updates", misbehave_reversed_updates)           \
    X("unsupported", misbehave_unsupported)                     \
    X("rejected", misbehave_rejected)                           \
    X("failed", misbehave_failed)                               \
    X("garbage-message", misbehave_garbage_message)             \
    X("garbage-result", misbehave_garbage_result)               \
    X("no-write", misbehave_no_write)                           \
    X("bad-string", misbehave_bad_string)                       \
    X("float-environment", misbehave_float_environment)         \
    X("dawdle", misbehave_dawdle)                               \
    X("thread-noise", misbehave_thread_noise)                   \
    X("stack-overflow", misbehave_stack_overflow)               \
    X("raise-sigsegv", misbehave_raise_sigsegv)                 \
    X("handled-sigsegv", misbehave_handled_sigsegv)             \
    X("fork-dies", misbehave_fork_dies)                         \
    X("fork-stays", misbehave_fork_stays)                       \
    X("fork-returns", misbehave_fork_returns)                   \
    X("join-runner", misbehave_join_runner)                     \
    X("stop", misbehave_stop)                                   \
    X("block-signals", misbehave_block_signals)                 \
    X("vfork-hangs", misbehave_vfork_hangs)                     \
    X("daemon-stays", misbehave_daemon_stays)                   \
    X("daemon-dies", misbehave_daemon_dies)                     \
    X("session-hangs", misbehave_session_hangs)                 \
    X("dynasty", misbehave_dynasty)                             \
    X("traced", misbehave_traced)                               \
    X("main-thread-ends", misbehave_main_thread_ends)           \
    X("flees", misbehave_flees)                                 \
    X("sigill", misbehave_sigill)                               \
    X("sigbus", misbehave_sigbus)                               \
    X("sigkill", misbehave_sigkill)                             \
    X("sigterm", misbehave_sigterm)                             \
    X("sigint", misbehave_sigint)                               \
    X("sighup", misbehave_sighup)                               \
    X("sigpipe", misbehave_sigpipe)                             \
    X("sigusr1", misbehave_sigusr1)                             \
    X("sigsys", misbehave_sigsys)                               \
    X("call-nowhere", misbehave_call_nowhere)                   \
    X("exit-at-once", misbehave_exit_at_once)                   \
    X("thread-crashes", misbehave_thread_crashes)               \
    X("thread-exits", misbehave_thread_exits)                   \
    X("thread-exits-0", misbehave_thread_exits_0)               \
    X("alarm-kills", misbehave_alarm_kills)                     \
    X("exit-hangs", misbehave_exit_hangs)                       \
    X("deadlock", misbehave_deadlock)                           \
    X("write-garbage", misbehave_write_garbage)                 \
    X("write-half", misbehave_write_half)                       \
    X("write-without-end", misbehave_write_without_end)         \
    X("announce-much", misbehave_announce_much)                 \
    X("answer-nowhere", misbehave_answer_nowhere)               \
    X("close-answer", misbehave_close_answer)                   \
    X("chdir", misbehave_chdir)                                 \
    X("umask", misbehave_umask)                                 \
    X("locale", misbehave_locale)                               \
    X("no-environment", misbehave_no_environment)               \
    X("alarm-later", misbehave_alarm_later)                     \
    X("mask-stays", misbehave_mask_stays)                       \
    X("dispositions-stay", misbehave_dispositions_stay)         \
    X("few-descriptors", misbehave_few_descriptors)             \
    X("no-files", misbehave_no_files)                           \
    X("many-descriptors", misbehave_many_descriptors)           \
    X("close-standard", misbehave_close_standard)               \
    X("reserve-memory", misbehave_reserve_memory)               \
    X("leak", misbehave_leak)                                   \
    X("exit-handler-aborts", misbehave_exit_handler_aborts)     \
    X("exit-handler-hangs", misbehave_exit_handler_hangs)       \
    X("destructor-exits", misbehave_destructor_exits)           \
    X("destructor-hangs", misbehave_destructor_hangs)           \
    X("late-exit-0", misbehave_late_exit_0)                     \
    X("late-exit-3", misbehave_late_exit_3)                     \
    X("late-exit-0-at-once", misbehave_late_exit_0_at_once)     \
    X("late-abort", misbehave_late_abort)                       \
    X("late-fault", misbehave_late_fault)                       \
    X("late-kill", misbehave_late_kill)                         \
    X("late-close", misbehave_late_close)                       \
    X("late-alarm", misbehave_late_alarm)                       \
    X("late-child", misbehave_late_child)                       \
    X("close-request", misbehave_close_request)                 \
    X("write-unasked", misbehave_write_unasked)                 \
    X("free-twice", misbehave_free_twice)

#define MISBEHAVIOUR_DECLARATION(name, function) misbehaviour function;
MISBEHAVIOUR_TABLE(MISBEHAVIOUR_DECLARATION)
#undef MISBEHAVIOUR_DECLARATION

/* The two in open: never returning, and dying. */
void misbehave_open_slowly(void);
void misbehave_open_crash(void);

#endif
