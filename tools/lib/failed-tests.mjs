import { stripVTControlCharacters } from 'node:util';
import { tellFailed, tellSecondTry } from './run-notes.mjs';

const MOST_LINES = 12;

const complaintOf = (name, { message = '', stack = '' }) => {
  const where = stripVTControlCharacters(stack)
    .split('\n')
    .find((line) => line.includes('.test.'));
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [name, ...lines, ...(where ? [where.trim()] : [])].join('\n    ');
};

/**
 * Vitest's reporter of the first lines of every failed test, of tests that passed only the second time, of files that could not be loaded
 * and of errors beside the tests, for the end of the log.
 */
export default class FailedTests {
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      for (const error of module.errors()) tellFailed(complaintOf(module.relativeModuleId, error));
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) tellFailed(complaintOf(`${module.relativeModuleId} ${suite.fullName}`, error));
      for (const test of module.children.allTests()) {
        const tell = test.diagnostic()?.flaky ? tellSecondTry : tellFailed;
        for (const error of test.result().errors ?? []) tell(complaintOf(`${module.relativeModuleId} ${test.fullName}`, error));
      }
    }
    for (const error of unhandled) tellFailed(complaintOf('beside the tests', error));
  }
}
