import { stripVTControlCharacters } from 'node:util';
import { tellFailed, tellSecondTry } from '../../../tools/lib/run-notes.mjs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const MOST_LINES = 12;

/** The first message of every failed attempt. */
function complaintsOf(test: TestCase): string[] {
  return test.results
    .flatMap(({ errors }) => errors)
    .map(({ message = '', location }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
      return [`${test.location.file}:${location?.line ?? test.location.line} ${test.title}`, ...lines].join('\n    ');
    });
}

/** Lists briefly what failed, and separately what passed only the second time, at the very end, because only the end of a long log is kept. */
export default class WhatFailed implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const list = (outcome: 'unexpected' | 'flaky', heading: string, tell: (text: string) => void): void => {
      const complaints = tests.filter((test) => test.outcome() === outcome).flatMap(complaintsOf);
      if (complaints.length === 0) return;
      process.stdout.write(`\n  ${heading}:\n  ${complaints.join('\n  ')}\n`);
      tell(complaints.join('\n'));
    };
    list('flaky', 'What passed only the second time', tellSecondTry);
    list('unexpected', 'What failed', tellFailed);
  }

  printsToStdio(): boolean {
    return false;
  }
}
