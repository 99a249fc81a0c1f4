import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { useProfile, useServices } from '../../../platform/services.tsx';
import { useDraft } from '../../../platform/use-draft.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useMinute } from '../../../platform/use-minute.ts';
import { useProponer } from '../api-correcciones.ts';
import { checkInput, type FieldErrors } from './check-form.ts';
import { placeError } from './place-error.ts';
import { previewDay, type NewMark } from './preview-day.ts';
import { leaveSuggestions, modeFor, type Mode } from './proposal.ts';
import { useClose } from './use-close.ts';
import { hourStateOf } from './use-hour.ts';

type Options = { dia: SalidaDe<typeof registros.listado>; tipos: readonly TipoRegistroVista[] };

/** The form of marks that nobody clocked: what is typed, what the day would say with it, and the sending. */
export function useProposal({ dia, tipos }: Options) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { Zona } = useProfile();
  const { fecha, items } = dia;
  const zona = dia.dia.previsto?.zona ?? items[0]?.zona ?? Zona;
  const format = useFormat(zona);
  const ahora = useMinute();
  const close = useClose();
  const draft = useDraft(`proponer.${fecha}`, {
    modo: modeFor(dia.dia, items),
    tipo: '',
    hora: '',
    dia: '',
    fin: '',
    diaFin: '',
    proyecto: '',
    motivo: '',
  });
  const { fields, change, forget } = draft;
  const [errors, setErrors] = useState<FieldErrors>({});
  const proponer = useProponer();

  const modo = fields.modo as Mode;
  const firstOf = (clase: TipoRegistroVista['clase']) => tipos.find((tipo) => tipo.clase === clase);
  const chosenTipo = tipos.find(({ id }) => id === Number(fields.tipo)) ?? firstOf('salida');
  const [first, second] = modo === 'dia' ? [firstOf('entrada'), firstOf('salida')] : [modo === 'salida' ? firstOf('salida') : chosenTipo];
  const day = { fecha, zona, registros: items, tipos, ahora: dia.dia.estado === 'abierta' ? ahora : null };
  const turno = dia.dia.previsto?.turno ?? null;
  const lastMark = items.findLast(({ anulado }) => !anulado)?.momento;
  const noon = Temporal.PlainDateTime.from(`${fecha}T12:00`).toZonedDateTime(zona).toInstant().toString();
  const isPast = (instante: string): boolean => Temporal.Instant.compare(instante, ahora) <= 0;
  const isAfter = (instante: string, start: string | undefined): boolean => !start || Temporal.Instant.compare(instante, start) > 0;
  const hourOf = (hora: string, named: string, near: string, fits: (instante: string) => boolean) =>
    hourStateOf({ hora, named, near, fits, fecha, zona, registros: items, previsto: dia.dia.previsto, format });

  const start = hourOf(
    fields.hora,
    fields.dia,
    modo === 'dia' ? (turno?.inicio ?? noon) : modo === 'salida' ? (turno?.fin ?? lastMark ?? noon) : (lastMark ?? noon),
    (instante) => isPast(instante) && (modo !== 'fichaje' && modo !== 'salida' ? true : fitsWith(instante)),
  );
  const end = hourOf(
    fields.fin,
    fields.diaFin,
    turno?.fin ?? start.chosen?.instante ?? noon,
    (instante) => isPast(instante) && isAfter(instante, start.chosen?.instante),
  );
  function fitsWith(momento: string): boolean {
    return first !== undefined && previewDay({ ...day, added: [{ tipo: first, momento }] }).fits;
  }

  const added: NewMark[] = [
    ...(first && start.chosen ? [{ tipo: first, momento: start.chosen.instante }] : []),
    ...(second && end.chosen ? [{ tipo: second, momento: end.chosen.instante }] : []),
  ];
  const isComplete = added.length === (modo === 'dia' ? 2 : 1);
  const needsProject = first?.requiereProyecto === true;
  const project = Number(fields.proyecto) || null;

  const edit = (part: Partial<typeof fields>) => {
    change(part);
    setErrors({});
    proponer.reset();
  };
  const send = () => {
    if (proponer.isPending) return;
    const marcas = added.map(({ tipo, momento }) => ({ tipo: tipo.id, hora: momento, ...(project ? { proyectoId: project } : {}) }));
    const input = { fecha, marcas, motivo: fields.motivo };
    const found: FieldErrors = {
      ...checkInput(registros.proponerFichajes, input, t),
      ...(start.chosen ? {} : { hora: t('validacion.obligatorio') }),
      ...(modo === 'dia' && !end.chosen ? { fin: t('validacion.obligatorio') } : {}),
      ...(needsProject && !project ? { proyecto: t('validacion.obligatorio') } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    proponer.mutate(input, {
      onSuccess: ({ correcciones }) => {
        forget();
        const isAgreed = correcciones.every(({ estado }) => estado === 'acordada');
        notices.show(t(isAgreed ? 'correcciones.proponer.anadido' : 'correcciones.proponer.enviado'));
        close();
      },
    });
  };
  const placed = placeError(proponer.error, t('errores.general.desconocido'));
  return {
    fields,
    modo,
    tipo: first,
    zona,
    format,
    start,
    end,
    before: previewDay(day),
    after: isComplete ? previewDay({ ...day, added }) : null,
    suggestions: modo === 'salida' ? leaveSuggestions({ ...day, dia: dia.dia, ahora }) : [],
    plan: modo === 'dia' && turno && !turno.flexible && isPast(turno.fin) ? turno : null,
    needsProject,
    errors: { ...placed, ...errors },
    general: placed.general,
    isSending: proponer.isPending,
    edit,
    send,
    close,
  };
}
