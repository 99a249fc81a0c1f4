import { tellBegun, tellEnded } from './run-notes.mjs';

const nameOf = (test) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Vitest's reporter of the files and tests that run, for a run that is ended before they are. */
export default class RunningTests {
  onTestModuleQueued(module) {
    tellBegun(module.relativeModuleId);
  }

  onTestModuleEnd(module) {
    tellEnded(module.relativeModuleId);
  }

  onTestCaseReady(test) {
    tellBegun(nameOf(test));
  }

  onTestCaseResult(test) {
    tellEnded(nameOf(test));
  }
}
