import { readToday } from '../support/session.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

test('another type with a remark, which outlives a reload until it is recorded', async ({
  app: { page, home, texts },
  request,
  signedIn,
}) => {
  await home.open();
  await home.clock(home.clockIn);
  await home.others.click();
  await expect(page).toHaveURL(/\/home\/otros$/);
  const sheet = home.othersSheet;
  await sheet.type(texts.t('tipos.nombres.pausa-cafe')).check();
  await sheet.remark.fill('Con el equipo de obra');
  await page.reload();
  await expect(sheet.remark).toHaveValue('Con el equipo de obra');

  await sheet.type(texts.t('tipos.nombres.pausa-cafe')).check();
  await sheet.button(texts.t('home.accion.cafe')).click();
  await expect(sheet.root).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await expect(home.day.getByText('Con el equipo de obra')).toBeVisible();
  const { registros } = await readToday(request, signedIn);
  expect(registros.at(-1)).toMatchObject({ clase: 'pausa', subtipo: 'cafe', observaciones: 'Con el equipo de obra' });

  await home.others.click();
  await expect(sheet.remark).toHaveValue('');
});

test('a type that needs a project asks for it, in place', async ({ app: { page, home, texts }, company, request, signedIn }) => {
  await home.open();
  await home.clock(home.clockIn);
  await page.goto(`/home/otros?tipo=${company.tipos.proyecto}`);
  const sheet = home.othersSheet;
  await expect(sheet.type(texts.t('tipos.nombres.proyecto'))).toBeChecked();
  await sheet.button(texts.t('tipos.nombres.proyecto')).click();
  await expect(sheet.project).toHaveAccessibleDescription(texts.t('validacion.obligatorio'));

  await sheet.project.selectOption('Muelle');
  await sheet.button(texts.t('tipos.nombres.proyecto')).click();
  await expect(sheet.root).toBeHidden();
  const { registros } = await readToday(request, signedIn);
  expect(registros.at(-1)).toMatchObject({ clase: 'proyecto', proyecto: 'Muelle' });
});
