import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPhoto } from '@jornada/ui/icons.ts';
import { useShownPicture } from '@jornada/web/files/use-shown-picture.ts';
import classes from './wiki.module.css';

/** A picture of the text. Its place is kept until it has come; where it cannot be shown, its words stand there. */
export function DocumentPicture({ id, alt }: { id: number; alt: string }) {
  const { t } = useTranslation();
  const { address, onError } = useShownPicture({ local: null, id, como: 'ver', keeps: true });
  const [isThere, setThere] = useState(false);
  return (
    <figure className={classes.picture} data-there={isThere && address !== undefined}>
      {!isThere && (
        <span className={classes.noPicture}>
          <Glyph of={IconPhoto} size="lg" data-tone="quiet" />
          <span>{alt || t('wiki.vista.imagen-no')}</span>
        </span>
      )}
      {address && <img src={address} alt={alt} onLoad={() => setThere(true)} onError={onError} />}
    </figure>
  );
}
