import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { salidasPosibles } from '@jornada/domain/registros/olvido.ts';
import { projectJornada } from '@jornada/domain/registros/project-jornada.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useServices } from '../../shared/services.tsx';
import { needsForm } from '../../shared/today/actions.ts';
import { asEvent } from './model/waiting.ts';

type Day = SalidaDe<typeof registros.listado>;

/** The hour at which a forgotten day most likely ended, and the mark that would say so; null where nobody can know, or more must be said. */
export function likelyLeave({ items, dia }: Day, todos: readonly TipoRegistroVista[], ahora: string) {
  const tipo = todos.find(({ clase }) => clase === 'salida');
  const standing = items.filter(({ anulado }) => !anulado);
  const ultimo = standing.at(-1)?.momento;
  if (!tipo || needsForm(tipo) || !ultimo || !dia.previsto) return null;
  const jornada = projectJornada(standing.map(asEvent), new Map(todos.map((one) => [one.id, one])));
  const [first] = salidasPosibles({ previsto: dia.previsto, jornada, ultimo, ahora });
  return first ? { tipo: tipo.id, hora: first.instante } : null;
}

/** Says when one left, as the form of corrections would: to be agreed by the other side, or at once where the company agrees beforehand. */
export function useSayLeft(fecha: string) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { mutate, isPending } = useSend(registros.proponerFichajes, { once: true, refreshOnError: true, waits: false });
  const say = (marca: { tipo: number; hora: string }): void =>
    mutate(
      { fecha, marcas: [marca], motivo: t('correcciones.motivo.olvide-salir') },
      {
        onSuccess: ({ correcciones }) => {
          const isAgreed = correcciones.every(({ estado }) => estado === 'acordada');
          notices.show(t(isAgreed ? 'correcciones.proponer.anadido' : 'correcciones.proponer.enviado'));
        },
        onError: (error) => notices.show(error.message),
      },
    );
  return { say, isPending };
}
