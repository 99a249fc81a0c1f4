import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../sheets.module.css';

type Result = SalidaDe<typeof resumen.verificar>;

function Found({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.result} data-tone="accent">
      <Glyph of={IconCircleCheck} />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
    </div>
  );
}

/** Whether the file, or its data, are ours, and whose record it is. */
export function CheckResult({ result: { emitido, datos } }: { result: Result }) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  const moment = (instante: string): string => `${day(format.dayOf(instante))}, ${format.hour(instante)}`;
  if (emitido) {
    const { momento, nombre, persona, autor, desde, hasta } = emitido;
    const words = { nombre, persona, autor, cuando: moment(momento), desde: day(desde), hasta: day(hasta) };
    return <Found title={t('resumen.comprobar.si')} text={t('resumen.comprobar.si-texto', words)} />;
  }
  if (datos) {
    const { persona, desde, hasta, primera, formatos } = datos;
    const list = format.list(formatos.map((formato) => formato.toUpperCase()));
    const words = { persona, desde: day(desde), hasta: day(hasta), cuando: moment(primera), formatos: list };
    return <Found title={t('resumen.comprobar.datos')} text={t('resumen.comprobar.datos-texto', words)} />;
  }
  return (
    <div className={classes.result} data-tone="warn">
      <Glyph of={IconAlertCircle} />
      <p>
        <strong>{t('resumen.comprobar.no')}</strong>
        {t('resumen.comprobar.no-texto')}
      </p>
    </div>
  );
}
