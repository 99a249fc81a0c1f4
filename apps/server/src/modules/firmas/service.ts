export { signMonthOfDemo } from './demo.ts';
