import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { englishVerbs } from './english-verbs.mjs';
import { noHexColours } from './no-hex-colours.mjs';
import { noNativeTimeField } from './no-native-time-field.mjs';
import { noSystemClock } from './no-system-clock.mjs';
import { noTemporalAtTopLevel } from './no-temporal-at-top-level.mjs';
import { noUntranslatedText } from './no-untranslated-text.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const refused = (code) => ({ code, errors: 1 });

tester.run('no-system-clock', noSystemClock, {
  valid: [
    'clock.now()',
    'performance.now()',
    "Temporal.Instant.from('2026-01-01T00:00:00Z')",
    'const at: Temporal.Instant | Date = clock.now()',
    'dates.now(); new DateFormat(); row.Date',
  ],
  invalid: ['new Date()', 'new Date(0)', 'Date()', 'Date.now()', 'const read = Date.now', 'Temporal.Now.instant()'].map(refused),
});

tester.run('no-temporal-at-top-level', noTemporalAtTopLevel, {
  valid: [
    'const today = () => Temporal.PlainDate.from(text)',
    'function f() { return Temporal.Duration.from({ hours: 1 }) }',
    'type Day = Temporal.PlainDate',
    'export let day: Temporal.PlainDate',
    'class A { day = Temporal.PlainDate.from(text) }',
    'data.Temporal.x',
  ],
  invalid: [
    "const DAY = Temporal.PlainDate.from('2026-01-01')",
    'export const ZERO = { length: [Temporal.Duration.from({ hours: 0 })] }',
    'class A { static day = Temporal.PlainDate.from(text) }',
  ].map(refused),
});

tester.run('no-untranslated-text', noUntranslatedText, {
  valid: [
    "<p>{t('inicio.saludo')}</p>",
    "<p className='wide' role='status' id='main'>· {hours}: 8 – 17 %</p>",
    "<img alt='' />",
    '<h1>Jornada</h1>',
    "<Text label={t('a.b')} title={`${a} · ${b}`}>{isOpen ? open : closed}</Text>",
    "const said = ` ${t('correcciones.cita', { texto })}`",
  ],
  invalid: [
    '<p>Hola</p>',
    "<p>{'Hola'}</p>",
    '<p>{`${hours} horas`}</p>',
    "<p>{isOpen ? 'abierta' : t('cerrada')}</p>",
    "<p>{name || 'nadie'}</p>",
    "<button aria-label='Cerrar' />",
    "<input placeholder={'Usuario'} />",
    '<Text title={`${n} horas`} />',
    'const said = ` «${texto}`',
    "const open = '„'",
    '<p>«{texto}</p>',
  ].map(refused),
});

tester.run('no-native-time-field', noNativeTimeField, {
  valid: ["<input type='email' />", '<input type={kind} />', '<HourInput value={hora} />', "<time dateTime='2026-01-01' />"],
  invalid: ["<input type='time' />", "<TextInput type={'date'} />", "<input type='month' />"].map(refused),
});

tester.run('no-hex-colours', noHexColours, {
  valid: ["const a = 'var(--j-ink)'", "const href = '#/login'", "const id = '#main-content'", 'const css = `url(#${id})`'],
  invalid: ["const a = '#fff'", "const a = '#1a2B3c'", "const a = '1px solid #1a2b3c80'", 'const a = `color: #abcd`'].map(refused),
});

tester.run('english-verbs', englishVerbs, {
  valid: [
    'function decideFichaje() {}',
    'const fechaDeEntrada = () => fecha',
    'const cuentaDe = () => 1; const marcas = []; const nota = () => 1',
    'const answer = await client.call(registros.borrar, { id })',
    'const { esQuiosco, puede, modificar } = persona',
    'defineModule(centros, () => ({ handlers: { guardar: ({ session }) => service.save(session), async cerrar() {} } }))',
    'const handlers = { eliminar: async ({ session }) => session }',
    "const centros = feature('centros', { llamadas: { abrir: (a) => a } })",
    'type Registro = { esPropio: boolean }',
    'const other = () => 1; const over = 2; function answer() {} class Handler {}',
    'const entry = { volver }; const go = (volver) => volver',
  ],
  invalid: [
    'function decidirFichaje() {}',
    'export const proyectarJornada = () => 1',
    'const guardar = useSend(centros.guardar)',
    'const esNoche = (hora) => hora > 22',
    'const service = { async cerrar() {} }',
    'const service = { reabrir: () => 1 }',
    'class Almacen { borrar() {} }',
    'const run = (decidir) => decidir()',
    'type Cambiar = () => void',
    'type Service = { enviar(): void }',
    'type Service = { enviar: () => void }',
    'function ExportarSheet() {}',
  ].map(refused),
});
