import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import type { Shifts } from '../model/parts.ts';
import { useShiftWords, type ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

export type TakenOffer = { id: number; text: string };

/** `Sábado 12, mañana, inventario`. */
function nameOfOffer({ dias, comentario }: OfertaTurnoVista, { format, weekDay, nameOf, today }: ShiftWords): string {
  const [first, last] = [dias[0], dias.at(-1)];
  const when = first && last && first !== last ? format.dayRange(first.fecha, last.fecha, today) : weekDay(first?.fecha ?? today);
  return [format.capitalize(when), nameOf(first?.partes ?? []), comentario].filter(Boolean).join(', ');
}
const countOf = ({ apuntados }: OfertaTurnoVista, { t }: ShiftWords): string =>
  apuntados > 0 ? t('mis-turnos.ofertas.apuntados', { count: apuntados }) : '';

type Props = { of: OfertaTurnoVista; shifts: Shifts; onTaken: (taken: TakenOffer) => void };

/** Whether the offer is no more, or somebody else's. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'cambio-turnos.ya-tiene-dueno' || error.code.startsWith('cambio-turnos.oferta-'));

/** A shift that is offered: what, by whom, who chooses, and how many want it. One tap wants it, at once. */
export function Offer({ of, shifts, onTaken }: Props) {
  const words = useShiftWords(shifts);
  const { t, format, today } = words;
  const messageOf = useMessageOf();
  const { notices } = useWebServices();
  const isOnline = useOnline();
  const [lost, setLost] = useState<string | null>(null);
  const want = useSend(cambioTurnos.apuntarme, { refreshOnError: false });
  const drop = useSend(cambioTurnos.desapuntarme);
  const { id, de, elige, apuntado, impedimento, caduca } = of;
  const name = nameOfOffer(of, words);
  const count = countOf(of, words);
  const how =
    elige === 'primero'
      ? t('mis-turnos.ofertas.primero')
      : t('mis-turnos.ofertas.responsable', { cuando: format.relativeDay(format.dayOf(caduca), today) });
  const blocked = impedimento && !apuntado ? t(`cambio-turnos.motivos-tuyos.${impedimento.motivo}`) : null;
  const take = () =>
    want.mutate(
      { id },
      {
        onSuccess: () => onTaken({ id, text: t('mis-turnos.ofertas.hecho', { turno: name }) }),
        // What cannot be had any more stays until it was read: the row goes with the next reading only. Anything else can be tried again.
        onError: (error) => (isGone(error) ? setLost(messageOf(error)) : notices.show(messageOf(error))),
      },
    );
  return (
    <li className={classes.offer} data-said={(lost ?? blocked) !== null || undefined}>
      <RowText
        name={name}
        detail={[de ? t('mis-turnos.ofertas.de', { nombre: de.nombre }) : t('mis-turnos.ofertas.empresa'), how, count]
          .filter(Boolean)
          .join(' · ')}
      />
      {(lost ?? blocked) ? (
        <Text span c="dimmed" role={lost ? 'alert' : undefined}>
          {lost ?? blocked}
        </Text>
      ) : (
        <Button
          variant="subtle"
          disabled={!isOnline}
          loading={want.isPending || drop.isPending}
          aria-label={t(apuntado ? 'mis-turnos.ofertas.ya-no-cual' : 'mis-turnos.ofertas.me-apunto-cual', { turno: name })}
          onClick={() => (apuntado ? drop.mutate({ id }, { onError: (error) => notices.show(messageOf(error)) }) : take())}
        >
          {t(apuntado ? 'mis-turnos.ofertas.ya-no' : 'mis-turnos.ofertas.me-apunto')}
        </Button>
      )}
    </li>
  );
}

/** A shift that the person offers: how many want it, and the way to keep it after all. */
export function OwnOffer({ of, shifts }: Omit<Props, 'onTaken'>) {
  const words = useShiftWords(shifts);
  const { t, format, today } = words;
  const isOnline = useOnline();
  const refresh = useRefresh(cambioTurnos.turnos, cambioTurnos.diasturnos);
  const withdraw = useSend(cambioTurnos.retirarOferta);
  const { id, version, caduca } = of;
  const name = nameOfOffer(of, words);
  const until = t('mis-turnos.ofertas.tuya', { cuando: format.relativeDay(format.dayOf(caduca), today) });
  return (
    <li className={classes.offer} data-own>
      <RowText name={name} detail={[until, countOf(of, words)].filter(Boolean).join(' · ')} />
      {isOnline && (
        <Ask
          opener={t('mis-turnos.ofertas.retirar')}
          openerLabel={t('mis-turnos.ofertas.retirar-cual', { turno: name })}
          openerLook={{ variant: 'subtle' }}
          question={t('mis-turnos.ofertas.retirar-pregunta')}
          yes={t('mis-turnos.ofertas.retirar')}
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onReload={refresh}
          onYes={() => withdraw.mutate({ id, version })}
        />
      )}
    </li>
  );
}
