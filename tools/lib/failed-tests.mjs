import { stripVTControlCharacters } from 'node:util';
import { tellWhatFailed } from './what-failed.mjs';

const MOST_LINES = 12;

const complaintOf = (name, { message = '', stack = '' }) => {
  const where = stripVTControlCharacters(stack)
    .split('\n')
    .find((line) => line.includes('.test.'));
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [name, ...lines, ...(where ? [where.trim()] : [])].join('\n    ');
};

/**
 * The first lines of every failed test, of tests that passed only the second time, of files that could not be loaded and of errors beside
 * the tests, for the end of the log.
 */
export default class FailedTests {
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      for (const error of module.errors()) tellWhatFailed(complaintOf(module.relativeModuleId, error));
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) tellWhatFailed(complaintOf(`${module.relativeModuleId} ${suite.fullName}`, error));
      for (const test of module.children.allTests()) {
        const again = test.diagnostic()?.flaky ? 'passed only the second time: ' : '';
        for (const error of test.result().errors ?? [])
          tellWhatFailed(complaintOf(`${again}${module.relativeModuleId} ${test.fullName}`, error));
      }
    }
    for (const error of unhandled) tellWhatFailed(complaintOf('beside the tests', error));
  }
}
