import { readToday } from '../support/session.ts';
import { expectBalanceToAddUp, minutesOf, totalOf } from '../support/sums.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test('a day from the entry to the leave, kept by a reload', async ({ app: { page, home, texts }, request, signedIn }) => {
  await home.open();
  const entry = await home.clock(home.clockIn);
  const format = texts.format(entry.registro.zona);
  await expect(home.undoBar).toContainText(texts.within('home.hecho.entrada', 'home.hecho.entrada-una'));
  await expect(home.undoBar).toContainText(format.hour(entry.registro.momento));
  await expect(home.working).toContainText(format.hour(entry.registro.momento));

  await home.clock(home.startLunch);
  await expect(home.comeBack).toBeVisible();
  await home.clock(home.comeBack);
  await expect(home.working).toBeVisible();
  // However short the day was, it has ended.
  await expect(home.day.getByText(texts.t('dia.ahora'))).toBeHidden();
  const leave = await home.endDay();
  await expect(home.finished).toContainText(format.hour(leave.registro.momento));

  await page.reload();
  await expect(home.finished).toBeVisible();
  for (const name of ['entrada', 'pausa-comida', 'salida'])
    await expect(home.dayRows.getByText(texts.t(`tipos.nombres.${name}`), { exact: true }).first()).toBeVisible();

  const { registros } = await readToday(request, signedIn);
  expect(registros.map(({ clase, subtipo }) => `${clase} ${subtipo}`)).toEqual([
    'entrada trabajo',
    'pausa comida',
    'regreso comida',
    'salida trabajo',
  ]);
});

test('an action can be taken back, and the record keeps both', async ({ app: { page, home, texts }, request, signedIn }) => {
  await home.open();
  await home.clock(home.clockIn);
  await home.undo.click();

  await expect(home.clockIn).toBeVisible();
  await expect(home.undo).toBeHidden();
  const said = page.getByRole('main').getByText(texts.t('home.deshacer.hecho'));
  await expect(said).toBeVisible();
  await expect(home.clockIn).toBeFocused();
  await expect(said).toBeHidden();
  const undone = await readToday(request, signedIn);
  expect(undone).toMatchObject({ situacion: 'fuera', registros: [{ clase: 'entrada', anulado: true }] });

  await home.clock(home.clockIn);
  await expect(home.working).toBeVisible();
  await expect(home.dayRows.getByText(texts.t('tipos.nombres.entrada'))).toHaveCount(1);
});

test('the leave hour opens into the sum that leads to it', async ({ app: { page, home, texts } }) => {
  await home.open();
  const { registro } = await home.clock(home.clockIn);
  await home.leaveHour.click();
  await expect(page).toHaveURL(/\/home\/salida$/);

  const lines = await home.leaveSheet.readSum();
  const result = lines.pop()!.value;
  expect(lines[0]!.value).toBe(texts.format(registro.zona).hour(registro.momento));
  // A shift of eight hours, and one for lunch.
  expect(lines.slice(1).map(({ value }) => minutesOf(value))).toEqual([480, 60]);
  expect(totalOf(lines) % (24 * 60)).toBe(minutesOf(result));

  await page.reload();
  await home.leaveSheet.close.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(texts.like('home.respuesta.salir', 'home.respuesta.salir-una'))).toContainText(result);
});

test('the balance opens into the days that add up to it', async ({ app: { page, home, texts } }) => {
  await home.open();
  await home.balance.click();
  await expect(page).toHaveURL(/\/home\/saldo$/);
  const result = expectBalanceToAddUp(await home.balanceSheet.readSum(), texts.t('home.saldo.trabajado'));

  await page.goBack();
  await expect(home.balanceSheet.root).toBeHidden();
  await expect(home.balance).toContainText(result);
});
