import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { entradaProponer } from '@jornada/contract/registros/correction-inputs.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useProponer } from '../api-correcciones.ts';
import { checkInput, type ProposalErrors } from './check-form.ts';
import { placeError } from './place-error.ts';
import { modeFor } from './proposal.ts';
import { readProposal, type ProposalFields } from './read-proposal.ts';
import { useClose } from './use-close.ts';

type Options = { dia: SalidaDe<typeof registros.listado>; tipos: readonly TipoRegistroVista[] };

/** The form of marks that nobody clocked: the typed values, the preview of the day, and sending. */
export function useProposal({ dia, tipos }: Options) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { Zona } = useProfile();
  const { fecha, items } = dia;
  const zona = dia.dia.previsto?.zona ?? items[0]?.zona ?? Zona;
  const format = useFormat(zona);
  const ahora = useMinute();
  const close = useClose(fecha);
  const {
    values: fields,
    put: change,
    forget,
  } = useKept<ProposalFields>(`proponer.${fecha}`, {
    modo: modeFor(dia.dia, items),
    tipo: '',
    hora: '',
    dia: '',
    fin: '',
    diaFin: '',
    proyecto: '',
    motivo: '',
  });
  const [errors, setErrors] = useState<ProposalErrors>({});
  const propose = useProponer();

  const proposal = readProposal({ dia, tipos, fields, zona, ahora, format });
  const needsProject = proposal.tipo?.requiereProyecto === true;
  const project = Number(fields.proyecto) || null;

  const edit = (part: Partial<typeof fields>) => {
    change(part);
    setErrors({});
    propose.reset();
  };
  const send = () => {
    if (propose.isPending) return;
    const marcas = proposal.added.map(({ tipo, momento }) => ({
      tipo: tipo.id,
      hora: momento,
      ...(project ? { proyectoId: project } : {}),
    }));
    const input = { fecha, marcas, motivo: fields.motivo };
    const found: ProposalErrors = {
      ...checkInput(entradaProponer, input, t),
      ...(proposal.start.chosen ? {} : { hora: t('validacion.obligatorio') }),
      ...(proposal.modo === 'dia' && !proposal.end.chosen ? { fin: t('validacion.obligatorio') } : {}),
      ...(needsProject && !project ? { proyecto: t('validacion.obligatorio') } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    propose.mutate(input, {
      onSuccess: ({ correcciones }) => {
        forget();
        const isAgreed = correcciones.every(({ estado }) => estado === 'acordada');
        notices.show(t(isAgreed ? 'correcciones.proponer.anadido' : 'correcciones.proponer.enviado'));
        close();
      },
    });
  };
  const placed = placeError(propose.error, t('errores.general.desconocido'));
  return {
    ...proposal,
    fields,
    zona,
    format,
    needsProject,
    errors: { ...placed, ...errors },
    general: placed.general,
    isSending: propose.isPending,
    edit,
    send,
    close,
  };
}
