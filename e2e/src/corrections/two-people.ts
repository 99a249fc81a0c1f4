import { randomUUID } from 'node:crypto';
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { Database } from '@jornada/server/platform/database/database.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '@jornada/server/testing/test-company.ts';
import type { AjustesEntidad } from '@jornada/server/shared/company/settings.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { DAILY, findNoonZone, type Person } from '../support/company.ts';
import { signInByWire, storeSession, type SignedIn } from '../support/session.ts';
import { appIn, test as base, type App } from '../support/test.ts';

/** A signed-in person, with a page and with direct calls. */
export type Somebody = Person & {
  signedIn: SignedIn;
  /** Opens another device of theirs. */
  device: (options?: Parameters<Browser['newContext']>[0]) => Promise<App & { page: Page }>;
  call: <C extends Call>(call: C, input: EntradaDe<C>) => Promise<SalidaDe<C>>;
};

/** An employee and their manager, in a separate company. */
export type TwoPeople = {
  company: TestCompany;
  zona: string;
  /** Yesterday in the zone of their centre. */
  ayer: string;
  nuria: Somebody;
  jefa: Somebody;
  /** The instant of an hour of yesterday. */
  at: (hora: string) => string;
};

/** `roles`: of the manager. */
type Options = { ajustes?: Partial<AjustesEntidad>; idioma?: Idioma; roles?: string[] };

type Devices = { browser: Browser; playwright: PlaywrightWorkerArgs['playwright']; baseURL: string | undefined };

/** Signs people in. What has to be closed when the test ends is added to `closing`. */
export function signingIn({ browser, playwright, baseURL }: Devices, closing: (() => Promise<void>)[]) {
  return async (person: Person): Promise<Somebody> => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    closing.push(() => request.dispose());
    const signedIn = await signInByWire(request, person);
    const { cookies } = await request.storageState();
    return {
      ...person,
      signedIn,
      device: async (options = {}) => {
        // On another server of the same company the session is the same one.
        const origin = options.baseURL ?? baseURL ?? '';
        const instanceUrl = signedIn.instanceUrl.replace(baseURL ?? '', origin);
        const storageState = { cookies, origins: [] };
        const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options, storageState });
        closing.push(() => context.close());
        await storeSession(context, origin, { ...signedIn, instanceUrl });
        return appIn(await context.newPage(), person.lang);
      },
      call: async (call, input) => {
        const answer = await request.fetch(`${signedIn.instanceUrl}${call.path}`, {
          method: call.method,
          headers: { [CABECERAS.accessToken]: signedIn.token, [CABECERAS.idempotencyKey]: randomUUID() },
          ...(call.method === 'GET' || call.method === 'DELETE' ? { params: input as Record<string, string> } : { data: input }),
        });
        const { Error: error, content } = (await answer.json()) as Sobre<SalidaDe<typeof call>>;
        if (error.HasError) throw new Error(`${call.path}: ${error.Code} ${error.Message}`);
        return content;
      },
    };
  };
}

export const test = base.extend<{ twoOptions: Options; two: TwoPeople }>({
  twoOptions: [{}, { option: true }],
  two: async ({ db, browser, playwright, baseURL, twoOptions }, use) => {
    const closing: (() => Promise<void>)[] = [];
    const somebody = signingIn({ browser, playwright, baseURL }, closing);
    const two = await createTwoPeople(db, somebody, twoOptions);
    await use(two);
    for (const close of closing.toReversed()) await close();
  },
});
export { expect } from '../support/test.ts';

async function createTwoPeople(db: Database, somebody: (person: Person) => Promise<Somebody>, options: Options): Promise<TwoPeople> {
  const zona = await findNoonZone(db);
  const lang = options.idioma ?? 'es';
  const suffix = randomUUID().slice(0, 8).toUpperCase();
  const [jefa, nuria] = [`JEFA-${suffix}`, `NURIA-${suffix}`];
  const company = await createTestCompany(db, {
    ...(options.ajustes ? { ajustes: options.ajustes } : {}),
    personas: [
      { userName: jefa, nombre: 'Marta Gil Ortega', roles: options.roles ?? ['responsable'], horario: DAILY, zona },
      { userName: nuria, nombre: 'Nuria Prado Gil', responsable: jefa, horario: DAILY, zona, idioma: lang },
    ],
  });
  const employee = await somebody({ userName: nuria, password: TEST_PASSWORD, lang });
  const { fecha } = await employee.call(registros.registrosHoy, {});
  const ayer = Temporal.PlainDate.from(fecha).subtract({ days: 1 });
  return {
    company,
    zona,
    ayer: ayer.toString(),
    jefa: await somebody({ userName: jefa, password: TEST_PASSWORD, lang: 'es' }),
    nuria: employee,
    at: (hora) => ayer.toZonedDateTime({ timeZone: zona, plainTime: hora }).toInstant().toString(),
  };
}

/** The manager approves all that waits for them. */
async function approveAll({ jefa }: TwoPeople): Promise<void> {
  const { items } = await jefa.call(solicitudes.porDecidir, {});
  const cuales = items.map(({ id, version }) => ({ id, version }));
  if (cuales.length > 0) await jefa.call(solicitudes.decidir, { cuales, decision: 'aprobar' });
}

/**
 * Makes yesterday a day from 8:00 to 17:00 without a pause, agreed by both sides: nine hours, one more than planned. Returns the
 * clock-out.
 */
export async function liveWholeYesterday(two: TwoPeople) {
  const { company, ayer, nuria, at } = two;
  const { tipos } = company;
  const marcas = [
    { tipo: tipos.entrada, hora: at('08:00') },
    { tipo: tipos.salida, hora: at('17:00') },
  ];
  await nuria.call(registros.proponerFichajes, { fecha: ayer, marcas, motivo: 'Sin fichar.' });
  await approveAll(two);
  const { items } = await nuria.call(registros.listado, { filtro_fecha: ayer });
  return items.find(({ clase }) => clase === 'salida')!;
}

/** Makes yesterday a day without its clock-out: it was clocked by mistake, and both sides agreed to void it. */
export async function forgetYesterday(two: TwoPeople): Promise<void> {
  const { id } = await liveWholeYesterday(two);
  await two.nuria.call(registros.borrar, { id });
  await approveAll(two);
}
