import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import type { Shifts } from '../model/parts.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

export type TakenOffer = { id: number; text: string };
type Props = { of: OfertaTurnoVista; shifts: Shifts; onTaken: (taken: TakenOffer) => void };

/** A shift that is offered: what, by whom, who chooses, and how many want it. One tap wants it, at once. */
export function Offer({ of, shifts, onTaken }: Props) {
  const { t, format, weekDay, nameOf, today } = useShiftWords(shifts);
  const messageOf = useMessageOf();
  const isOnline = useOnline();
  const [lost, setLost] = useState<string | null>(null);
  const want = useSend(cambioTurnos.apuntarme, { refreshOnError: false });
  const drop = useSend(cambioTurnos.desapuntarme);
  const { id, de, dias, elige, apuntados, apuntado, impedimento, comentario, caduca } = of;
  const [first, last] = [dias[0], dias.at(-1)];
  const when = first && last && first !== last ? format.dayRange(first.fecha, last.fecha, today) : weekDay(first?.fecha ?? today);
  const name = [format.capitalize(when), nameOf(first?.partes ?? []), comentario].filter(Boolean).join(', ');
  const count = apuntados > 0 ? t('mis-turnos.ofertas.apuntados', { count: apuntados }) : '';
  const how =
    elige === 'primero'
      ? t('mis-turnos.ofertas.primero')
      : t('mis-turnos.ofertas.responsable', { cuando: format.relativeDay(format.dayOf(caduca), today) });
  const blocked = impedimento && !apuntado ? t(`cambio-turnos.motivos.${impedimento.motivo}`) : null;
  const take = () =>
    want.mutate(
      { id },
      {
        onSuccess: () => onTaken({ id, text: t('mis-turnos.ofertas.hecho', { turno: name }) }),
        // It stays until it was read: the row goes with the next reading only.
        onError: (error) => setLost(messageOf(error)),
      },
    );
  return (
    <li className={classes.offer}>
      <RowText
        name={name}
        detail={[de ? t('mis-turnos.ofertas.de', { nombre: de.nombre }) : t('mis-turnos.ofertas.empresa'), how, count]
          .filter(Boolean)
          .join(' · ')}
      />
      {(lost ?? blocked) ? (
        <Text span c="dimmed" ta="end" role={lost ? 'alert' : undefined}>
          {lost ?? blocked}
        </Text>
      ) : (
        <Button
          variant="subtle"
          disabled={!isOnline}
          loading={want.isPending || drop.isPending}
          aria-label={t(apuntado ? 'mis-turnos.ofertas.ya-no-cual' : 'mis-turnos.ofertas.me-apunto-cual', { turno: name })}
          onClick={() => (apuntado ? drop.mutate({ id }) : take())}
        >
          {t(apuntado ? 'mis-turnos.ofertas.ya-no' : 'mis-turnos.ofertas.me-apunto')}
        </Button>
      )}
    </li>
  );
}
