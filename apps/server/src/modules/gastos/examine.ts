import {
  claseDe,
  examineGasto,
  isParteDePais,
  lacksReceipt,
  limitFor,
  similarKey,
  invoiceKey,
  warnOfOthers,
  withoutOthers,
  type AvisoGasto,
  type DatosDeGasto,
  type ExamenGasto,
  type LimiteDeGasto,
  type ObstaculoGasto,
  type ProblemaDeGasto,
} from '@jornada/domain/gastos/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { isPais } from '../geo/reads.ts';
import type { AlrededorGasto, AsuntoGasto, FilaTipoGasto, GastoGuardado, ListasGasto } from './model.ts';

/** The country of a company, whose law and taxes hold for it: that of its first centre. */
export function countryOf({ centros }: Pick<Configuracion, 'centros'>): string {
  const [first] = centros.values();
  return first?.pais ?? 'ES';
}

/** Islands with taxes of their own are no country, but a place that receipts come from. */
const isPlace = (pais: string): boolean => isParteDePais(pais) || isPais(pais);

/** What was chosen before may be kept, also if nobody may choose it any more. */
type Antes = Pick<DatosDeGasto, 'tipo' | 'actividad' | 'proyecto' | 'formaPago'> | null;
type Choosable = { id: number; activo: boolean };

const find = <R extends Choosable>(rows: readonly R[], id: number | null, before: number | null | undefined): R | undefined =>
  rows.find((row) => row.id === id && (row.activo || row.id === before));

/** The type of an expense; without a choice, the only kind that kilometres and days of travel have. */
function typeOf({ tipos }: ListasGasto, { clase, tipo }: DatosDeGasto, antes: Antes): FilaTipoGasto | undefined {
  const own = tipos.filter(({ categoria }) => claseDe(categoria) === clase);
  if (tipo !== null) return find(own, tipo, antes?.tipo);
  return clase === 'ticket' ? undefined : own.find(({ activo }) => activo);
}

/** An expense with what it refers to. */
export type GastoElegido = { datos: DatosDeGasto; tipo: FilaTipoGasto | null; reembolsa: boolean; problemas: ProblemaDeGasto[] };

/** `proyectos`: those that the person may give time to. `antes`: what was chosen before. */
type Elegibles = { proyectos: Pick<ReadonlySet<number>, 'has'>; antes: Antes };
/** Looks up what the fields refer to. What is not there, of another company, or for others, is a problem of its field. */
export function choose(typed: DatosDeGasto, listas: ListasGasto, { proyectos, antes }: Elegibles): GastoElegido {
  const tipo = typeOf(listas, typed, antes) ?? null;
  const forma = find(listas.formas, typed.formaPago, antes?.formaPago);
  const wrong = (codigo: ObstaculoGasto, campo: string, is: boolean): ProblemaDeGasto[] => (is ? [{ codigo, campo }] : []);
  const problemas = [
    ...wrong('falta', 'tipo', tipo === null && typed.tipo === null),
    ...wrong('tipo-no-valido', 'tipo', tipo === null && typed.tipo !== null),
    ...wrong('actividad-no-valida', 'actividad', typed.actividad !== null && !find(listas.actividades, typed.actividad, antes?.actividad)),
    ...wrong(
      'proyecto-no-valido',
      'proyecto',
      typed.proyecto !== null && typed.proyecto !== antes?.proyecto && !proyectos.has(typed.proyecto),
    ),
    ...wrong('forma-pago-no-valida', 'formaPago', typed.formaPago !== null && !forma),
    ...wrong('pais-no-valido', 'pais', typed.pais !== null && !isPlace(typed.pais)),
  ];
  return { datos: { ...typed, tipo: tipo?.id ?? typed.tipo }, tipo, reembolsa: forma?.reembolsa ?? false, problemas };
}

/** What is asked about an expense beside its fields. */
export function subjectOf(
  { datos, tipo }: GastoElegido,
  { id, personaId, ficheros }: Pick<AsuntoGasto, 'id' | 'personaId' | 'ficheros'>,
): AsuntoGasto {
  const { clase, dia, diaRegreso, totalCentimos, moneda } = datos;
  return {
    id,
    personaId,
    clase,
    tipoId: tipo?.id ?? null,
    categoria: tipo?.categoria ?? null,
    dia,
    ultimo: clase === 'dieta' ? diaRegreso : dia,
    parecido: similarKey(datos),
    factura: invoiceKey(datos),
    enMoneda: totalCentimos,
    moneda,
    ficheros,
  };
}

type Con = {
  listas: ListasGasto;
  alrededor: AlrededorGasto;
  empresa: Configuracion;
  hoy: string;
  ficheros: number;
};

const findingsOf = ({ parecidos, comidaYDieta }: AlrededorGasto) => ({
  mismoFichero: parecidos.some(({ por }) => por === 'fichero'),
  mismosDatos: parecidos.some(({ por }) => por !== 'fichero'),
  comidaYDieta,
});

/** Whether each type that can still be chosen asks for the receipt that is missing. */
function lacksReceiptAnyway(
  { datos: { clase }, tipo }: GastoElegido,
  { tipos }: ListasGasto,
  of: Parameters<typeof lacksReceipt>[1],
): boolean {
  const choices = tipo ? [] : tipos.filter(({ categoria, activo }) => activo && claseDe(categoria) === clase);
  return choices.length > 0 && choices.every((one) => lacksReceipt(one, of));
}

/** What an expense comes to, everything against it, and what is said of it. */
export function examine(elegido: GastoElegido, { listas, alrededor, empresa, hoy, ficheros }: Con): ExamenGasto {
  const { datos, tipo, reembolsa } = elegido;
  const examen = examineGasto(datos, {
    hoy,
    zona: empresa.zona,
    reglas: { politicas: listas.politicas, paisEmpresa: countryOf(empresa), paisPersona: alrededor.pais },
    nifEmpresa: empresa.nif,
    cambioTabla: listas.cambios.find(({ moneda }) => moneda === datos.moneda)?.millonesimas ?? null,
    tipo,
    reembolsa,
    ficheros,
    antesDelDia: alrededor.antes,
    exentoUsado: alrededor.exentoUsado,
    hay: findingsOf(alrededor),
  });
  const receipt: ProblemaDeGasto[] = lacksReceiptAnyway(elegido, listas, { total: examen.importe?.total ?? null, ficheros })
    ? [{ codigo: 'falta-justificante', campo: 'ficheros' }]
    : [];
  return { ...examen, problemas: [...elegido.problemas, ...examen.problemas, ...receipt] };
}

/** What is said of an expense that was sent: of itself as it was then, of its files and of others as they are now. */
export function sayNow(
  { calculo, importe }: GastoGuardado,
  tipo: FilaTipoGasto | null,
  { alrededor, ficheros }: { alrededor: AlrededorGasto; ficheros: number },
): { limite: LimiteDeGasto | null; avisos: AvisoGasto[] } {
  const total = importe?.total ?? null;
  const limite = limitFor(tipo, alrededor.antes, total);
  const missing: AvisoGasto[] = tipo !== null && lacksReceipt(tipo, { total, ficheros }) ? ['sin-justificante'] : [];
  return { limite, avisos: [...missing, ...warnOfOthers(findingsOf(alrededor), { tipo, limite }), ...withoutOthers(calculo.avisos)] };
}
