import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { LargePicture } from '@jornada/web/files/large-picture.tsx';
import { useShownPicture } from '@jornada/web/files/use-shown-picture.ts';
import { Block } from '@jornada/ui/skeleton.tsx';
import classes from './message.module.css';

/** Pictures as they are, and other files by their names. */
export function MessageFiles({ of }: { of: readonly FicheroVista[] }) {
  const others = of.filter(({ vistaPrevia }) => !vistaPrevia);
  return (
    <>
      {of
        .filter(({ vistaPrevia }) => vistaPrevia)
        .map((vista) => (
          <Picture key={vista.id} vista={vista} />
        ))}
      {others.length > 0 && (
        <div className={classes.files}>
          <FileList of={others} keeps />
        </div>
      )}
    </>
  );
}

function Picture({ vista: { id, nombre } }: { vista: FicheroVista }) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const { address, onError } = useShownPicture({ local: null, id, como: 'ver', keeps: true });
  return (
    <>
      <UnstyledButton className={classes.picture} aria-label={t('ficheros.abrir', { nombre })} onClick={() => setLarge(true)}>
        {address ? <img src={address} alt={nombre} onError={onError} /> : <Block height="100%" />}
      </UnstyledButton>
      {isLarge && <LargePicture nombre={nombre} id={id} keeps onClose={() => setLarge(false)} />}
    </>
  );
}
