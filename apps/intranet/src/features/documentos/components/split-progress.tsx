import { useTranslation } from 'react-i18next';
import { PAGINAS_DE_UN_REPARTO, type RepartoVista } from '@jornada/contract/reparto.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../split.module.css';

/** Past so many pages a tick stands for several. */
const MOST = 200;

/** A file that is being read, or given out: how far it is, as ticks that fill. The person may leave. */
export function SplitProgress({ vista: { estado, paginas, leidas, cuentas } }: { vista: RepartoVista }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const gives = estado === 'publicando';
  const total = gives ? cuentas.publicadas + cuentas.encontradas : paginas;
  const done = gives ? cuentas.publicadas : leidas;
  const words = gives
    ? t('documentos.reparto.van', { hechas: number(done), total: number(total) })
    : t('documentos.reparto.lectura', { leidas: number(done), paginas: number(total) });
  const ticks = Math.min(MOST, total);
  const filled = total === 0 ? 0 : Math.floor((done / total) * ticks);
  return (
    <>
      <h2 className={classes.headline}>{t(gives ? 'documentos.reparto.publicando' : 'documentos.reparto.leyendo')}</h2>
      <p className={classes.under}>{t(gives ? 'documentos.reparto.publicando-texto' : 'documentos.reparto.leyendo-texto')}</p>
      {total > 0 && (
        <>
          <div
            className={classes.progress}
            role="progressbar"
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={done}
            aria-valuetext={words}
            aria-label={words}
          >
            {Array.from({ length: ticks }, (_, at) => at).map((at) => (
              <span key={at} className={classes.tick} data-state={at < filled ? 'encontrada' : 'pendiente'} />
            ))}
          </div>
          <p className={classes.under}>{words}</p>
        </>
      )}
    </>
  );
}

/** Why a file cannot be split, in place of the strip: nothing was done by halves. */
export function SplitProblem({ vista: { problema } }: { vista: RepartoVista }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const which = problema ?? 'danado';
  return (
    <>
      <h2 className={classes.headline}>{t(`documentos.reparto.problemas.${which}`)}</h2>
      <p className={classes.under}>
        {t(`documentos.reparto.remedios.${which}`, { maximo: number(PAGINAS_DE_UN_REPARTO) })} {t('documentos.reparto.nada-hecho')}
      </p>
    </>
  );
}
