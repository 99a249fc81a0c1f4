import { useTranslation } from 'react-i18next';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from './clocking-photo.module.css';

/** Each look asks anew, and nothing of it stays in memory. */
const ONCE = { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, retry: false } as const;

type Props = {
  registroId: number;
  /** Which clocking it is of, for those who cannot see it. */
  label: string;
  /** Of somebody else: that one looked is written down. */
  isOfOther?: boolean;
};

/** The photo of a clocking at a kiosk. It is fetched when this is shown, so show it only when somebody asks for it. */
export function ClockingPhoto({ registroId, label, isOfOther = false }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data, error } = useRead(quiosco.foto, { registroId }, ONCE);
  if (error) return <p role="alert">{t('quiosco.foto.no-esta')}</p>;
  return (
    <figure className={classes.photo}>
      {data ? <img src={data.imagen} alt={label} width={192} height={192} /> : <Block width="12rem" height="12rem" />}
      {data && (
        <figcaption>{t(isOfOther ? 'quiosco.foto.se-borra-otro' : 'quiosco.foto.se-borra', { dia: date(data.seBorra, 'day') })}</figcaption>
      )}
    </figure>
  );
}
