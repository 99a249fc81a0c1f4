import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { entradaProponer } from '@jornada/contract/registros/correction-inputs.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { CHANGE } from '../api-correcciones.ts';
import { doubtOf } from './doubt.ts';
import { placeRefusal } from './place-refusal.ts';
import { modeFor, type Mode } from './proposal.ts';
import { readProposal, type ProposalFields } from './read-proposal.ts';
import { useClose } from './use-close.ts';
import { useDoubtQuestion } from './use-doubt-question.ts';
import { useDoubtWords } from './use-doubt-words.ts';

type Options = { dia: SalidaDe<typeof registros.listado>; tipos: readonly TipoRegistroVista[]; falta: Mode | undefined };

/** The form of marks that nobody clocked (`falta`: what the link says is missing): the typed values, the preview of the day, and sending. */
export function useProposal({ dia, tipos, falta }: Options) {
  const { t } = useTranslation();
  const { Zona } = useProfile();
  const { fecha, items } = dia;
  const zona = dia.dia.previsto?.zona ?? items[0]?.zona ?? Zona;
  const format = useFormat(zona);
  const ahora = useMinute();
  const close = useClose(fecha);
  const read = (fields: ProposalFields) => {
    const proposal = readProposal({ dia, tipos, fields, zona, ahora, format });
    const needsProject = proposal.tipo?.requiereProyecto === true;
    // It may have been chosen for another type.
    return { ...proposal, needsProject, project: (needsProject && Number(fields.proyecto)) || null };
  };
  const wordsOf = useDoubtWords({ fecha, zona, format });
  const { asked, ask } = useDoubtQuestion();
  const likely = falta ?? modeFor(dia.dia, items);
  const initial: ProposalFields = { modo: likely, tipo: '', hora: '', dia: '', fin: '', diaFin: '', proyecto: '', motivo: '' };
  const form = useContractForm(registros.proponerFichajes, {
    schema: entradaProponer,
    initial,
    input: (fields) => {
      const { added, project } = read(fields);
      const more = project ? { proyectoId: project } : {};
      return { fecha, marcas: added.map(({ tipo, momento }) => ({ tipo: tipo.id, hora: momento, ...more })), motivo: fields.motivo };
    },
    names: { marcas: 'hora', 'marcas.0.hora': 'hora', 'marcas.1.hora': 'fin' },
    check: (fields): Messages => {
      const { modo, start, end, needsProject, project } = read(fields);
      return {
        ...(start.chosen ? {} : { hora: t('validacion.obligatorio') }),
        ...(modo === 'dia' && !end.chosen ? { fin: t('validacion.obligatorio') } : {}),
        ...(needsProject && !project ? { proyecto: t('validacion.obligatorio') } : {}),
      };
    },
    last: (): Promise<object | null> => ask(doubt && wordsOf(doubt)),
    isPatient: true,
    place: placeRefusal,
    // What is asked for by its own link is not answered with what was begun for something else.
    draft: falta ? `proponer.${fecha}.${falta}` : `proponer.${fecha}`,
    isOnce: true,
    sending: CHANGE,
    notice: ({ correcciones }) =>
      t(correcciones.every(({ estado }) => estado === 'acordada') ? 'correcciones.proponer.anadido' : 'correcciones.proponer.enviado'),
    onSaved: close,
  });
  const found = read(form.values);
  const { modo, start, end, after } = found;
  const hours = modo === 'dia' ? [start, end] : [start];
  const doubt = doubtOf({ hours, after });
  return { ...found, hours, form, asked, zona, format, close };
}
