import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import type { DayData } from './components/with-day.tsx';
import { endsOf } from './model/closed-day.ts';

/** What both forms of own hours share: where and when the hours count, and what becomes of them once they are declared. */
export function useDeclaring({ hoy, mensaje, resumen, tipo }: DayData) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { ComentariosEnFichajes } = useProfile();
  const { zona, fecha } = hoy;
  const ahora = useMinute();
  const ends = endsOf({ registros: hoy.registros, tramos: resumen.tramos });
  return {
    fecha,
    ends,
    format: useFormat(zona),
    place: { zona, near: ends?.inicio ?? ahora, ahora },
    asksRemark: ComentariosEnFichajes,
    /** What was typed, without a remark from before the company stopped offering them. */
    withRemark: <T extends { observaciones: string }>(typed: T): T => (ComentariosEnFichajes ? typed : { ...typed, observaciones: '' }),
    goBack: () => void navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid: String(tipo) } }),
    /** The name of a draft of this day. */
    draftOf: (way: 'personalizado' | 'presencia') => `fin-jornada.${way}.${fecha}.${mensaje.registroId ?? 0}`,
    declaring: {
      isOnce: true,
      // What is as it was clocked stays so: declared hours are marked for ever.
      sendsUnchanged: false,
      // After a refusal the day may be another than the one shown.
      sending: { refreshOnError: true, waits: false },
      notice: t('fin-jornada.hecho.declarada'),
      onSaved: () => void navigate({ to: '/home' }),
    },
  };
}
