import { chromium } from '@playwright/test';
const [, , who, path, out, w = '390', h = '844', scheme = 'light', ...acts] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const ctx = await browser.newContext({
  viewport: { width: +w, height: +h },
  colorScheme: scheme,
  locale: who === '00000004G' ? 'de-DE' : 'es-ES',
  deviceScaleFactor: 1,
});
const page = await ctx.newPage();
page.on('console', (m) => {
  if (m.type() === 'error') console.log('console', m.text().slice(0, 300));
});
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
const base = 'http://127.0.0.1:3391';
const isIntranet = path.startsWith('/intranet');
await page.goto(base + (isIntranet ? '/intranet' : '/'));
await page.waitForSelector('input');
const inputs = page.locator('input:visible');
await inputs.first().fill(who);
const pw = page.locator('input[type=password]');
if (!(await pw.count())) {
  await page.keyboard.press('Enter');
  await pw.waitFor();
}
await pw.fill('jornada-demo');
await page.keyboard.press('Enter');
await page.waitForTimeout(3000);
await page.goto(base + path);
await page.waitForTimeout(2500);
for (const a of acts) {
  try {
    await eval(`(async()=>{${a}})()`);
  } catch (e) {
    console.log('act', String(e).slice(0, 400));
  }
  await page.waitForTimeout(900);
}
await page.screenshot({ path: out, fullPage: process.env.FULL === '1' });
console.log(page.url());
await browser.close();
