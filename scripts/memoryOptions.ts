/**
 * The variables that limit the memory of a production process (docs/decisions/0055-memory.md): the old generation of Node's
 * heap in MB, and glibc's arenas for native memory.
 */
export const memoryOptions = { NODE_OPTIONS: '--max-old-space-size=384', MALLOC_ARENA_MAX: '2' };
