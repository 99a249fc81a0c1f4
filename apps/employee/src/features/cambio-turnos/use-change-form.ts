import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CesionVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '@jornada/web/calls.ts';
import { useServices } from '../../shared/services.tsx';
import { useMeaning, useRings, useStart, useWeeks, useWho } from './api.ts';
import { optionOf } from './components/who-fits.tsx';
import { firstNameOf } from './model/people.ts';
import { shiftsOf } from './model/parts.ts';
import { useChoice } from './use-choice.ts';

/** Anybody who wants it. */
export const ANYBODY = 0;

/** What is chosen in the form, what it would mean, and sending it. */
export function useChangeForm() {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const choice = useChoice();
  const { fechas, days, con, devuelve, rueda } = choice;
  const weeks = useWeeks();
  const start = useStart(con);
  const who = useWho(fechas);
  const nobody = who.data?.encajan.length === 0;
  const rings = useRings(fechas, nobody);
  const [comment, setComment] = useState('');
  const fit = who.data?.encajan.find(({ persona }) => persona.id === con);
  const option = fit && optionOf(fit, devuelve);
  const ring = rueda === undefined ? undefined : rings.data?.anillos[rueda];
  const cesiones: readonly CesionVista[] | null = option?.cesiones ?? ring?.cesiones ?? null;
  const meaning = useMeaning(cesiones);
  const propose = useSend(cambioTurnos.insertar, { once: true });
  const offer = useSend(cambioTurnos.ofertar, { once: true });
  const comentario = comment.trim() || null;
  // Where neither anybody nor a ring does, the person who decides is asked to find somebody.
  const helper = nobody && rings.data?.anillos.length === 0 ? (start.data?.ayuda ?? undefined) : undefined;
  const send = (): void => {
    if (con === ANYBODY) {
      offer.mutate(
        { fechas: days, comentario, ...(helper === undefined ? {} : { pedirAyuda: true }) },
        {
          onSuccess: () => {
            notices.show(
              helper === undefined ? t('mis-turnos.hecho.ofrecido') : t('mis-turnos.hecho.pedido', { nombre: firstNameOf(helper) }),
            );
            void navigate({ to: '/cambio-turnos-list', replace: true });
          },
        },
      );
      return;
    }
    if (!cesiones) return;
    const whom = fit ? firstNameOf(fit.persona.nombre) : t('mis-turnos.ruedas.todos');
    propose.mutate(
      { cesiones: cesiones.map(({ de, a, fecha }) => ({ de, a, fecha })), comentario },
      {
        onSuccess: ({ cambio }) => {
          notices.show(t('mis-turnos.hecho.propuesto', { nombre: whom }));
          void navigate({ to: '/cambio-turnos-view/$id', params: { id: String(cambio.id) }, replace: true });
        },
      },
    );
  };
  return {
    choice,
    weeks,
    who,
    rings,
    nobody,
    fit,
    option,
    ring,
    cesiones,
    /** A person who asks gives first. */
    yo: cesiones?.[0]?.de,
    meaning,
    comment,
    setComment,
    helper,
    config: start.data?.config,
    deciders: start.data?.decide ?? [],
    shifts: shiftsOf(weeks.data?.turnos, who.data?.turnos, rings.data?.turnos, meaning.data?.turnos),
    send,
    error: propose.error ?? offer.error,
    // A second tap comes while the page of the change is on its way.
    isBusy: propose.isPending || offer.isPending || propose.isSuccess || offer.isSuccess,
  };
}

export type ChangeForm = ReturnType<typeof useChangeForm>;
