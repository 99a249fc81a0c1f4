import { readToday, type SignedIn } from '../support/session.ts';
import { appIn, expect, testSignedIn as test } from '../support/test.ts';
import { atRegistros, collectRequests, ENTREGAR, keyOf, onFirstClockAction, REGISTROS } from '../support/wire.ts';
import type { APIRequestContext } from '@playwright/test';

/** The classes of the records that count today. */
async function recorded(request: APIRequestContext, signedIn: SignedIn): Promise<string[]> {
  const { registros } = await readToday(request, signedIn);
  return registros.filter(({ anulado }) => !anulado).map(({ clase }) => clase);
}

test('two quick taps on the large button are one record', async ({ app: { page, home }, request, signedIn }) => {
  await home.open();
  const sent = collectRequests(page, REGISTROS, 'POST');
  await home.clockIn.dblclick();
  await expect(home.working).toBeVisible();
  await expect(home.undo).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await recorded(request, signedIn)).toEqual(['entrada']);
});

test('the second tap does not reach the button that took the place of the first', async ({ app: { home }, request, signedIn }) => {
  await home.open();
  // The second click comes exactly when another button is at that place and is not busy: it rests for a moment.
  await home.clockIn.evaluate((button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const before = button.textContent;
    return new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const there = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
        const isBusy = there?.dataset.loading === 'true' || there?.dataset.busy === 'true';
        if (!there?.textContent || there.textContent === before || isBusy) return;
        observer.disconnect();
        there.click();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      button.click();
    });
  });
  await expect(home.undo).toBeVisible();
  await expect(home.working).toBeVisible();
  expect(await recorded(request, signedIn)).toEqual(['entrada']);
});

test('an action whose answer was lost is sent again as the same one, and written once', async ({
  app: { page, home },
  request,
  signedIn,
}) => {
  await home.open();
  const sent = collectRequests(page, REGISTROS, 'POST');
  const handedOver = collectRequests(page, ENTREGAR, 'POST');
  await onFirstClockAction(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await home.clockIn.click();
  await expect(home.working).toBeVisible();
  // Home shows it at once, whether it has been sent again yet or not.
  await expect.poll(() => handedOver.map(keyOf)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  await expect(home.notSent).toBeHidden();
  expect(handedOver.map(keyOf)).toEqual(sent.map(keyOf));
  expect(await recorded(request, signedIn)).toEqual(['entrada']);
});

test('a day that another device has opened meanwhile is shown, and not opened again', async ({
  app: { home, texts },
  request,
  signedIn,
  company,
}) => {
  await home.open();
  await expect(home.clockIn).toBeVisible();
  const elsewhere = await request.post(`${signedIn.instanceUrl}/registros`, {
    data: { tipo: company.tipos.entrada },
    headers: { 'Access-Token': signedIn.token },
  });
  expect(elsewhere.ok()).toBe(true);

  await home.clockIn.click();
  const sheet = home.sheet(texts.t('home.problema.titulo'));
  await expect(sheet.root.getByText(texts.t('errores.registros.jornada-abierta'))).toBeVisible();
  // Another try is useless: the day behind is the current one.
  await expect(sheet.retry).toBeHidden();
  await sheet.close.click();
  await expect(home.working).toBeVisible();
  expect(await recorded(request, signedIn)).toEqual(['entrada']);
});

test('the button waits while an action is under way', async ({ app: { page, home }, request, signedIn }) => {
  await home.open();
  const sent = collectRequests(page, REGISTROS, 'POST');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(atRegistros, async (route) => {
    await held;
    await route.fallback();
  });
  await home.clockIn.click();
  await expect.poll(() => sent.length).toBe(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  letGo();
  await expect(home.working).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await recorded(request, signedIn)).toEqual(['entrada']);
});

test('a window beside it shows at once what was recorded in this one', async ({ app: { home, texts }, context }) => {
  const beside = appIn(await context.newPage(), texts.lang);
  await beside.home.open();
  await expect(beside.home.clockIn).toBeVisible();
  await home.open();
  await home.clockIn.click();
  await expect(home.working).toBeVisible();
  await expect(beside.home.working).toBeVisible();
});
