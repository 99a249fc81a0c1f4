import { useTranslation } from 'react-i18next';
import { newUuid } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera } from '@jornada/ui/icons.ts';
import { PICTURES } from '@jornada/web/files/accepted.ts';
import { FileInput } from '@jornada/web/files/file-input.tsx';
import { shrinkPicture } from '@jornada/web/native/shrink-picture.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { BLANK } from '../drafts/draft-values.ts';
import { useDrafts } from '../drafts/drafts-provider.tsx';
import classes from '../gastos.module.css';

/** The photo first: it is kept at once, with or without a network, and the rest is filled in later. */
export function PhotoButton() {
  const { t } = useTranslation();
  const { clock, notices } = useServices();
  const format = useFormat();
  const { drafts, isKept } = useDrafts();
  if (!isKept) return null;
  const keep = async (file: File): Promise<void> => {
    const values = { ...BLANK, dia: format.dayOf(clock.now()) };
    try {
      await drafts.keeper(newUuid(), () => values).add(newUuid(), await shrinkPicture(file));
      notices.show(t('gastos.foto.guardada'));
    } catch {
      notices.show(t('gastos.foto.no-cabe'));
    }
  };
  return (
    <label className={classes.photo}>
      <Glyph of={IconCamera} size="lg" />
      <span>{t('gastos.foto.boton')}</span>
      <FileInput accept={PICTURES} isCamera onFile={(file) => void keep(file)} />
    </label>
  );
}
