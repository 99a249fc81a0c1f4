import { useTranslation } from 'react-i18next';
import { Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useFocusBack } from '@jornada/ui/use-focus-back.ts';
import { useShownPicture } from './use-shown-picture.ts';
import classes from './files.module.css';

type Props = {
  nombre: string;
  /** Its id on the server. */
  id: number | null;
  /** The address of the picture on this device, which is there at once. */
  local?: string | null;
  keeps?: boolean;
  onClose: () => void;
};

/** A picture above the page. A tap shows it in its own size, to read the small print. */
export function LargePicture({ nombre, id, local = null, keeps = false, onClose }: Props) {
  const { t } = useTranslation();
  const { address, onError } = useShownPicture({ local, id, como: 'ver', keeps });
  useFocusBack();
  const [isClose, setClose] = useState(false);
  return (
    <Modal opened onClose={onClose} size="xl" title={nombre} closeButtonProps={{ 'aria-label': t('solicitudes.cerrar') }}>
      {address ? (
        <UnstyledButton
          className={classes.large}
          data-close={isClose}
          aria-pressed={isClose}
          aria-label={t('ficheros.ampliar', { nombre })}
          onClick={() => setClose(!isClose)}
        >
          <img className={classes.picture} src={address} alt={nombre} onError={onError} />
        </UnstyledButton>
      ) : (
        <Block height="60dvh" />
      )}
    </Modal>
  );
}
