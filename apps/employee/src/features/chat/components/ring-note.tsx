import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { SalaDeChatAbierta, SonaraVista } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell, IconBellZ } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import classes from './composer.module.css';

type Props = { sala: SalaDeChatAbierta; isUrgent: boolean; onUrgent: (isUrgent: boolean) => void };

/** Whose phone rings when, above the field: outside of their working hours nobody's does. */
export function RingNote({ sala, isUrgent, onUrgent }: Props) {
  const { t } = useTranslation();
  const { data } = useRead(chat.sonara, { SalaId: sala.id }, { staleTime: 60_000, refetchInterval: 120_000, retry: false });
  const words = useRingWords(sala.clase === 'dos');
  if (data === undefined) return null;
  if (data === null) return <p className={classes.ring}>{t('chat.timbre.grande')}</p>;
  const [first] = data.luego;
  if (!first) return null;
  return (
    <div className={classes.ring}>
      <Glyph of={isUrgent ? IconBell : IconBellZ} size="sm" />
      <div className={classes.ringBody}>
        <span className={classes.ringWords}>
          {isUrgent ? (
            <b>{t('chat.timbre.sonara-ya')}</b>
          ) : (
            <>
              <b>{words(first)}</b> <span>{t('chat.timbre.fuera')}</span>
            </>
          )}
        </span>
        {data.puedeUrgir && (
          <Button variant="transparent" size="compact-sm" px={0} aria-pressed={isUrgent} onClick={() => onUrgent(!isUrgent)}>
            {isUrgent ? t('chat.escribir.dejar') : t('chat.timbre.ya')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** When it rings for those people. `isOne`: there is nobody else. */
function useRingWords(isOne: boolean) {
  const { t } = useTranslation();
  const date = useFormat();
  const today = date.dayOf(useMinute());
  return ({ cuando, personas }: SonaraVista['luego'][number]): string => {
    const dia = cuando === null ? today : date.dayOf(cuando);
    const days = Temporal.PlainDate.from(today).until(dia).days;
    const which = cuando === null ? 'vuelva' : days === 0 ? 'hoy' : days === 1 ? 'manana' : 'dia';
    const words = { count: personas, hora: cuando === null ? '' : date.hour(cuando), dia: date.longDay(dia, today) };
    return isOne ? t(`chat.timbre.una.${which}`, words) : t(`chat.timbre.${which}`, words);
  };
}
