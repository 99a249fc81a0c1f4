import { UndoBar } from '@jornada/ui/undo-bar.tsx';
import { useTranslation } from 'react-i18next';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import classes from '../turnos.module.css';

type Props = { id: number; text: string; until: string };

/** Says that a shift was taken, and for ten seconds takes it back. */
export function TakeBackBar({ id, text, until }: Props) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const drop = useSend(cambioTurnos.desapuntarme);
  const onUndo = () => drop.mutate({ id }, { onError: (error) => notices.show(messageOf(error)) });
  if (seconds === 0 || drop.isSuccess) return null;
  return (
    <div className={classes.undo}>
      <UndoBar text={text} undo={{ label: t('mis-turnos.ofertas.deshacer'), seconds, isBusy: drop.isPending, onUndo }} />
    </div>
  );
}
