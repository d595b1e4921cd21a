/** What this reporter uses of Jest's result of a test. */
interface StoryResult {
  readonly ancestorTitles: readonly string[];
  readonly status: string;
  readonly duration?: number | null;
}

interface VisitedStory {
  readonly name: string;
  readonly seconds: number;
}

/** How often the progress is printed, in milliseconds. */
const interval = 10_000;

/** A reporter of Jest: prints the progress of a run with the time left, and at its end the slowest ten stories. */
export default class StoryReporter {
  readonly #count = Number(process.env['STORY_COUNT']);
  readonly #visited: VisitedStory[] = [];
  readonly #started = performance.now();
  #failed = 0;
  #printed = performance.now();

  onTestCaseResult(_test: unknown, { ancestorTitles, status, duration }: StoryResult): void {
    this.#visited.push({ name: ancestorTitles.join(' › '), seconds: (duration ?? 0) / 1000 });
    if (status === 'failed') this.#failed += 1;
    const now = performance.now();
    if (now - this.#printed < interval) return;
    this.#printed = now;
    const left = ((now - this.#started) / this.#visited.length) * (this.#count - this.#visited.length);
    console.log(
      `stories: ${this.#visited.length} of ${this.#count}, ${this.#failed} failed, about ${Math.ceil(left / 1000)} s left`,
    );
  }

  onRunComplete(): void {
    const slowest = this.#visited.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
    console.log('The slowest stories:');
    for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  }
}
