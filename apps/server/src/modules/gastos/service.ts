import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorGasto, type gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import {
  emptyGasto,
  kmRateOn,
  MONEDA_DE_PAGO,
  MONEDAS_GASTO,
  payForDrive,
  tiposIva,
  titleOf,
  type DatosDeGasto,
  type ExamenGasto,
  type ReglasGasto,
} from '@jornada/domain/gastos/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { envioOf, readDraft } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { countryOf, type GastoElegido } from './examine.ts';
import { fieldsOf } from './fields.ts';
import { MODULO, type AlrededorGasto } from './model.ts';
import { presentPayment, presentType, type ExpenseWords } from './names.ts';
import { paramsOf, presentCalculation, presentConsequences, saysTax } from './present.ts';
import { createReading } from './reading.ts';
import { findGastos, saveGasto } from './repo.ts';

export type GastosOptions = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  solicitudes: SolicitudesService;
  ficheros: SavedFiles;
  translate: TranslateText;
};

type Entrada = ValidadaDe<typeof gastos.guardar>;

/** Somebody's own expenses: asking for them, and one with everything about it. */
export function createGastosService({ db, clock, entidades, solicitudes, ficheros, translate }: GastosOptions) {
  const { wordsOf, filesOf, examineFields, read } = createReading({ entidades, solicitudes, ficheros, translate });

  /** What stands in the way of sending, as the answer of a call. */
  function refuse({ elegido, examen }: { elegido: GastoElegido; examen: ExamenGasto }, words: ExpenseWords): void {
    const { problemas } = examen;
    const empty = problemas.filter(({ codigo }) => codigo === 'falta');
    // The receipt that is missing with them is told with them: nobody should have to send again to learn of it.
    const missing = [...empty, ...problemas.filter(({ codigo }) => codigo === 'falta-justificante')];
    if (empty.length > 0)
      throw new AppError('general.datos-no-validos', {
        fields: Object.fromEntries(
          missing.map(({ campo, codigo }) => [campo, { key: codigo === 'falta' ? 'obligatorio' : 'justificante' }]),
        ),
      });
    const [first] = problemas;
    if (first && first.codigo !== 'falta')
      throw new AppError(`gastos.${first.codigo}`, { params: paramsOf(first, examen, elegido.datos.moneda, words) });
  }

  /** Gives a request the files that it is to have, and takes the others away. */
  async function saveFiles(tx: Transaction, sesion: Sesion, id: number, wanted: readonly number[] | undefined): Promise<void> {
    if (wanted === undefined) return;
    const { entidadId } = sesion;
    const there = new Set((await filesOf(tx, sesion, id)).map((one) => one.id));
    const gone = [...there].filter((one) => !wanted.includes(one));
    if (gone.length > 0) await ficheros.discard(tx, { entidadId, modulo: MODULO, asuntoId: id }, gone);
    await ficheros.confirm(
      tx,
      wanted.filter((one) => !there.has(one)),
      { ...sesion, modulo: MODULO, asuntoId: id },
    );
  }

  return {
    read,

    /** What a form starts from, and what its fields would mean. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof gastos.nuevo>): Promise<SalidaDe<typeof gastos.nuevo>> {
      const { id: asked = 0, version: _version, ficheros: given, ...fields } = readDraft(borradorGasto, data);
      const id = asked || null;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const words = wordsOf(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const changed = await solicitudes.openOwn(tx, sesion, { id, modulo: MODULO });
        const antes = id === null ? null : ((await findGastos(tx, sesion.entidadId, [id])).get(id) ?? null);
        const files = await filesOf(tx, sesion, id);
        const start = antes ? { ...antes.campos, comentario: changed?.comentario ?? null } : emptyGasto(fields.clase ?? 'ticket');
        // Only an id: the form opens with what was sent before.
        const typed = Object.keys(fields).length === 0 ? start : fieldsOf(fields, start.clase);
        const wanted = given ?? files.map((one) => one.id);
        const { empresa, listas, elegido, alrededor, examen } = await examineFields(tx, sesion, { typed, antes, id, wanted, hoy });
        const paisEmpresa = countryOf(empresa);
        const { datos } = elegido;
        const isOffered = (row: { id: number; activo: boolean }, before: number | null | undefined) => row.activo || row.id === before;
        return {
          valores: { ...start, ...Object.fromEntries(Object.entries(typed).filter(([field]) => field in fields)) },
          version: changed?.version ?? null,
          estado: changed?.estado ?? null,
          ficheros: files,
          tipos: listas.tipos.filter((row) => isOffered(row, antes?.campos.tipo)).map((row) => presentType(row, words)),
          actividades: listas.actividades
            .filter((row) => isOffered(row, antes?.campos.actividad))
            .map((row) => ({ id: row.id, nombre: row.nombre })),
          formasPago: listas.formas.filter((row) => isOffered(row, antes?.campos.formaPago)).map((row) => presentPayment(row, words)),
          monedas: MONEDAS_GASTO.map((codigo) => ({
            codigo,
            cambioMillonesimas:
              codigo === MONEDA_DE_PAGO ? null : (listas.cambios.find(({ moneda }) => moneda === codigo)?.millonesimas ?? null),
          })),
          ivas: [...tiposIva(datos.pais ?? paisEmpresa, datos.dia ?? hoy, elegido.tipo?.categoria ?? null)],
          empresa: { nombre: empresa.nombre, nif: empresa.nif || null, pais: paisEmpresa },
          consecuencias: presentConsequences(examen, {
            zona: empresa.zona,
            moneda: datos.moneda,
            words,
            parecidos: alrededor.parecidos,
            personaId: sesion.personaId,
            pais: alrededor.pais,
          }),
          conReparto: saysTax(alrededor.pais),
          kmOfrecidos: offerDrive(datos, alrededor, { politicas: listas.politicas, paisEmpresa }),
          decide: await solicitudes.namesOfDeciders(tx, sesion, MODULO),
        };
      });
    },

    /** @throws AppError with the first reason against it, or with all fields that are empty. */
    async send(sesion: Sesion, input: Entrada, clave: string | null): Promise<GastoVista> {
      const { entidadId } = sesion;
      const { id: _id, version: _version, borrador = false, ficheros: given, ...fields } = input;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const words = wordsOf(sesion);
      const sent = await solicitudes.send(sesion, {
        ...envioOf(MODULO, input, clave),
        async prepare(tx, solicitudId) {
          const antes = solicitudId === null ? null : ((await findGastos(tx, entidadId, [solicitudId])).get(solicitudId) ?? null);
          const wanted = given ?? (await filesOf(tx, sesion, solicitudId)).map((one) => one.id);
          const examined = await examineFields(tx, sesion, { typed: fieldsOf(fields), antes, id: solicitudId, wanted, hoy });
          const { elegido, examen, empresa } = examined;
          if (!borrador) refuse(examined, words);
          const { datos } = elegido;
          const isWhole = examen.problemas.every(({ codigo }) => codigo === 'falta' || codigo === 'falta-justificante');
          const importe = isWhole ? examen.importe : null;
          const desde = datos.dia ?? hoy;
          const hasta = datos.clase === 'dieta' && datos.diaRegreso !== null && datos.diaRegreso > desde ? datos.diaRegreso : desde;
          const cantidad = importe && { unidad: 'centimos' as const, centimos: importe.total, moneda: MONEDA_DE_PAGO };
          const calculo = { ...presentCalculation(examen.calculo, empresa.zona), avisos: examen.avisos };
          return {
            contenido: { desde, hasta, cantidad, titulo: titleOf(datos), comentario: datos.comentario },
            async save(saved: number) {
              await saveGasto(tx, entidadId, saved, { campos: keepable(elegido), importe, calculo });
              await saveFiles(tx, sesion, saved, given);
            },
          };
        },
      });
      return db.tenant(entidadId, (tx) => read(tx, sesion, sent));
    },
  };
}

/** A draft keeps no reference to what is not there. */
function keepable({ datos, problemas }: GastoElegido): DatosDeGasto {
  const wrong = new Set(problemas.filter(({ codigo }) => codigo !== 'falta').map(({ campo }) => campo));
  const kept = (campo: 'tipo' | 'actividad' | 'proyecto' | 'formaPago') => (wrong.has(campo) ? null : datos[campo]);
  return { ...datos, tipo: kept('tipo'), actividad: kept('actividad'), proyecto: kept('proyecto'), formaPago: kept('formaPago') };
}

/** The last drive to the project of a receipt, as an offer. On its own day it was claimed already. */
function offerDrive({ dia }: DatosDeGasto, { viaje }: AlrededorGasto, reglas: ReglasGasto): SalidaDe<typeof gastos.nuevo>['kmOfrecidos'] {
  if (!viaje || dia === null || viaje.dia === dia) return null;
  const { dia: _dia, ...drive } = viaje;
  const tarifa = kmRateOn(reglas, dia, drive.vehiculo);
  return tarifa && { ...drive, milesimas: tarifa.paga, importeCentimos: payForDrive(drive.kmDecimas, tarifa).total };
}
