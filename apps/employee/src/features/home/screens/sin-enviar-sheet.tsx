import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { PlacedWaiting } from '@jornada/client';
import { isHere } from '@jornada/client/queue/waiting.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { useTakeBack } from '../../../shared/day/use-take-back.ts';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useHome } from '../clock-context.tsx';
import { useCloseSheet } from '../use-close-sheet.ts';
import classes from '../sheets.module.css';

/**
 * The actions that this device keeps until there is a connection. They are sent automatically, and can be withdrawn before that.
 */
export function SinEnviarSheet() {
  const { t } = useTranslation();
  const { queue } = useServices();
  const { takeBack } = useTakeBack();
  const waiting = useObservable(queue);
  const online = useOnline();
  const home = useHome();
  const format = useFormat(home?.hoy.zona);
  const close = useCloseSheet();
  if (!home) return null;
  return (
    <Sheet title={t('home.espera.titulo')} closeLabel={t('home.cerrar')} onClose={close}>
      {waiting.length === 0 ? (
        <Text size="sm" c="dimmed" mt="md">
          {t('home.espera.nada')}
        </Text>
      ) : (
        <>
          <Rows>
            {waiting.map((action) => (
              <KeptRow
                key={action.key}
                action={action}
                tipo={home.todos.find(({ id }) => id === Number(action.body.tipo))}
                format={format}
                onWithdraw={() => takeBack(action.key)}
              />
            ))}
          </Rows>
          <Text size="sm" c="dimmed" mt="md">
            {t('home.espera.nota')}
          </Text>
          {online && (
            <Button variant="default" size="lg" fullWidth mt="md" onClick={() => void queue.flush()}>
              {t('home.espera.enviar')}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}

type RowProps = { action: PlacedWaiting; tipo: TipoRegistroVista | undefined; format: Format; onWithdraw: () => void };

function KeptRow({ action, tipo, format, onWithdraw }: RowProps) {
  const { t } = useTranslation();
  const { made, mayHaveArrived, refusal } = action;
  return (
    <li className={classes.keptRow}>
      {tipo && <Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} data-tone={refusal ? 'bad' : 'warn'} />}
      <RowText
        name={tipo?.nombre ?? ''}
        detail={
          <time dateTime={made}>
            {t('home.espera.momento', { dia: format.date(format.dayOf(made), 'weekdayDay'), hora: format.hour(made) })}
          </time>
        }
      >
        {refusal && (
          <Text span display="block" size="sm" c="bad">
            {refusal.message}
          </Text>
        )}
        {!refusal && mayHaveArrived && (
          <Text span display="block" size="sm" c="dimmed">
            {t('home.espera.en-camino')}
          </Text>
        )}
      </RowText>
      {isHere(action) && (
        <Button variant="subtle" onClick={onWithdraw}>
          {t(refusal ? 'home.espera.quitar' : 'dia.retirar')}
        </Button>
      )}
    </li>
  );
}
