import type { Reporter, TestCase } from '@playwright/test/reporter';
import { tellBegun, tellEnded } from '../../../tools/lib/run-notes.mjs';

const nameOf = ({ location, title }: TestCase): string => `${location.file}:${location.line} ${title}`;

/** Notes which journeys run, for a run that is ended before they are. */
export default class WhatRuns implements Reporter {
  onTestBegin(test: TestCase): void {
    tellBegun(nameOf(test));
  }

  onTestEnd(test: TestCase): void {
    tellEnded(nameOf(test));
  }

  printsToStdio(): boolean {
    return false;
  }
}
