import { stripVTControlCharacters } from 'node:util';
import { tellWhatFailed } from '../../../tools/lib/what-failed.mjs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const MOST_LINES = 12;

/** The first message of every failed attempt, also of tests that passed the second time. */
function complaintsOf(test: TestCase): string[] {
  return test.results
    .flatMap(({ errors }) => errors)
    .map(({ message = '', location }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
      return [`${test.location.file}:${location?.line ?? test.location.line} ${test.title}`, ...lines].join('\n    ');
    });
}

/** Lists the failures briefly at the very end, because only the end of a long log is kept. */
export default class WhatFailed implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const complaints = (this.suite?.allTests() ?? []).filter((test) => test.outcome() !== 'skipped').flatMap(complaintsOf);
    if (complaints.length === 0) return;
    const text = `\n  What failed, and what passed only the second time:\n  ${complaints.join('\n  ')}`;
    process.stdout.write(`${text}\n`);
    tellWhatFailed(text);
  }

  printsToStdio(): boolean {
    return false;
  }
}
