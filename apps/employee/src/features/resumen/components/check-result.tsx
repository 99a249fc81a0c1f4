import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck } from '@jornada/ui/icons.ts';
import { useFormat } from '../../../platform/use-format.ts';
import classes from '../sheets.module.css';

/** Whether the file is one of ours, and of which. */
export function CheckResult({ emitido }: SalidaDe<typeof resumen.verificar>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!emitido) {
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
  const { momento, nombre, persona, autor, desde, hasta } = emitido;
  const cuando = `${format.date(format.dayOf(momento), 'numeric')}, ${format.hour(momento)}`;
  const words = { nombre, persona, autor, cuando, desde: format.date(desde, 'numeric'), hasta: format.date(hasta, 'numeric') };
  return (
    <div className={classes.result} data-tone="accent">
      <Glyph of={IconCircleCheck} />
      <p>
        <strong>{t('resumen.comprobar.si')}</strong>
        {t('resumen.comprobar.si-texto', words)}
      </p>
    </div>
  );
}
