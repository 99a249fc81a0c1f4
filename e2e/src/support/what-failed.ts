import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const MOST_LINES = 12;

/** What every attempt that failed said first, those included whose test passed the second time. */
function complaintsOf(test: TestCase): string[] {
  return test.results
    .flatMap(({ errors }) => errors)
    .map(({ message = '', location }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
      return [`${test.location.file}:${location?.line ?? test.location.line} ${test.title}`, ...lines].join('\n    ');
    });
}

/** Tells at the very end, and briefly, what failed: the end of a long log is what is kept of it. */
export default class WhatFailed implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const complaints = (this.suite?.allTests() ?? []).filter((test) => test.outcome() !== 'skipped').flatMap(complaintsOf);
    if (complaints.length > 0)
      process.stdout.write(`\n  What failed, and what passed only the second time:\n  ${complaints.join('\n  ')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
