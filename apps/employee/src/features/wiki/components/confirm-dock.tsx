import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconShieldCheck } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../../shared/services.tsx';
import classes from '../wiki.module.css';

/** Whether something is asked of the person. */
export const hasDock = ({ confirmacion }: ComunicadoVista): boolean => confirmacion !== null;

/** The confirmation that it was read: until when, who sees it, and the button; afterwards, when it was given. */
export function ConfirmDock({ of: { id, confirmacion }, isSimulating }: { of: ComunicadoVista; isSimulating: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const { clock, notices } = useServices();
  const isOnline = useOnline();
  const confirm = useSend(wiki.confirmar, { onSuccess: () => notices.show(t('wiki.confirmar.dicho')) });
  if (confirmacion === null) return null;
  const { antes, hecha } = confirmacion;
  if (hecha !== null) {
    const cuando = `${format.relativeDay(format.dayOf(hecha), format.dayOf(clock.now()))}, ${format.hour(hecha)}`;
    return (
      <p className={classes.asked} role="status">
        <Glyph of={IconCheck} data-tone="accent" />
        <span>{t('wiki.confirmar.hecha', { cuando })}</span>
      </p>
    );
  }
  return (
    <div className={classes.dock}>
      <p className={classes.asked}>
        <Glyph of={IconShieldCheck} data-tone="quiet" />
        <span>
          <b>{antes ? t('wiki.confirmar.antes', { dia: format.date(antes, 'weekdayDay') }) : t('wiki.confirmar.pedido')}</b>{' '}
          {t('wiki.confirmar.quien')}
        </span>
      </p>
      {isSimulating ? (
        <Text size="sm" c="dimmed">
          {t('wiki.confirmar.no-en-nombre')}
        </Text>
      ) : (
        <>
          {!isOnline && (
            <Text size="sm" c="dimmed" role="status">
              {t('wiki.confirmar.sin-red')}
            </Text>
          )}
          {confirm.error && (
            <Text size="sm" c="bad" role="alert">
              {messageOf(confirm.error)}
            </Text>
          )}
          <Button
            size="xl"
            fullWidth
            leftSection={<Glyph of={IconCheck} />}
            loading={confirm.isPending}
            disabled={!isOnline}
            onClick={() => confirm.mutate({ id })}
          >
            {t('wiki.confirmar.boton')}
          </Button>
        </>
      )}
    </div>
  );
}
