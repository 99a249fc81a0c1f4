import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { PlacedWaiting } from '@jornada/client';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useObservable } from '@jornada/web/observable.ts';
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
  const { queue, notices } = useServices();
  const waiting = useObservable(queue);
  const online = useOnline();
  const home = useHome();
  const format = useFormat(home?.hoy.zona);
  const close = useCloseSheet();
  if (!home) return null;
  const withdraw = async (key: string) => {
    const isBack = await queue.withdraw(key);
    notices.show(t(isBack ? 'home.espera.retirado' : 'home.espera.ya-enviado'));
  };
  return (
    <Sheet title={t('home.espera.titulo')} closeLabel={t('home.cerrar')} onClose={close}>
      {waiting.length === 0 ? (
        <p className={classes.hint}>{t('home.espera.nada')}</p>
      ) : (
        <>
          <ul className={classes.kept}>
            {waiting.map((action) => (
              <KeptRow
                key={action.key}
                action={action}
                tipo={home.todos.find(({ id }) => id === Number(action.body.tipo))}
                format={format}
                onWithdraw={() => void withdraw(action.key)}
              />
            ))}
          </ul>
          <p className={classes.hint}>{t('home.espera.nota')}</p>
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

function KeptRow({ action: { made, mayHaveArrived, refusal }, tipo, format, onWithdraw }: RowProps) {
  const { t } = useTranslation();
  const canWithdraw = refusal !== null || !mayHaveArrived;
  return (
    <li className={classes.keptRow} data-refused={refusal !== null}>
      {tipo && <Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} />}
      <span className={classes.keptText}>
        <span className={classes.keptName}>{tipo?.nombre ?? ''}</span>{' '}
        <time dateTime={made}>
          {t('home.espera.momento', { dia: format.date(format.dayOf(made), 'weekdayDay'), hora: format.hour(made) })}
        </time>
        {refusal && <span className={classes.keptRefusal}>{refusal.message}</span>}
        {!refusal && mayHaveArrived && <span className={classes.keptDetail}>{t('home.espera.en-camino')}</span>}
      </span>
      {canWithdraw && (
        <Button variant="subtle" onClick={onWithdraw}>
          {t(refusal ? 'home.espera.quitar' : 'home.espera.retirar')}
        </Button>
      )}
    </li>
  );
}
