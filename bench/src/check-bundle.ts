// Part of npm test: fails if a page of the built employee app loads more than its bar allows, or if a browser gets code of the wrapper.
import { bundle, findWrapperCode } from './blocks/bundle.ts';
import { meets, tableOf } from './report/figure.ts';

const tooMuch = bundle.measure().figures.filter((figure) => !meets(figure));
if (tooMuch.length > 0) {
  console.error(`A page loads more than it may:\n\n${tableOf(tooMuch)}\n`);
  process.exitCode = 1;
}
const ofWrapper = findWrapperCode();
if (ofWrapper.length > 0) {
  console.error(`Browsers get code that only the mobile wrapper needs: ${ofWrapper.join(', ')}`);
  process.exitCode = 1;
}
