import { DEMO, testAtTheDoor } from '../support/demo.ts';
import { expectBalanceToAddUp } from '../support/sums.ts';
import { expect } from '../support/test.ts';

const test = testAtTheDoor(DEMO.fixedHours);

test('a day in Madrid, in Spanish, on a desktop', async ({ app: { page, login, home, menu, texts }, person }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await login.signIn(person);
  await expect(page).toHaveURL(/\/home$/);
  await expect(menu.root).toContainText('Lucía Martín Soto');
  await expect(menu.root).toContainText('Demo, S.L.');

  await home.clock(home.clockIn);
  await expect(home.undoBar).toContainText(texts.within('home.hecho.entrada', 'home.hecho.entrada-una'));
  await home.undo.click();
  await expect(home.clockIn).toBeVisible();

  const { registro } = await home.clock(home.clockIn);
  await expect(home.working).toContainText(texts.format('Europe/Madrid').hour(registro.momento));
  await home.clock(home.startLunch);
  await page.reload();
  await home.clock(home.comeBack);
  await expect(home.working).toBeVisible();

  await home.others.click();
  await home.othersSheet.type(texts.t('tipos.nombres.pausa-trabajo-fuera')).check();
  await home.othersSheet.remark.fill('Entrega en el almacén');
  await home.clock(home.othersSheet.button(texts.t('tipos.nombres.pausa-trabajo-fuera')));
  await expect(home.othersSheet.root).toBeHidden();
  await expect(home.day.getByText('Entrega en el almacén')).toBeVisible();
  await home.clock(home.comeBack);
  const leave = await home.endDay();
  await page.reload();
  await expect(home.finished).toContainText(texts.format('Europe/Madrid').hour(leave.registro.momento));

  await home.balance.click();
  const result = expectBalanceToAddUp(await home.balanceSheet.readSum(), texts.t('home.saldo.trabajado'));
  await home.balanceSheet.close.click();
  await expect(home.balance).toContainText(result);
});
