import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileTypePdf, IconPhoto, IconZoomIn } from '@jornada/ui/icons.ts';
import { LargePicture } from '@jornada/web/files/large-picture.tsx';
import { useFileAddress } from '@jornada/web/files/use-link.ts';
import { useShownPicture } from '@jornada/web/files/use-shown-picture.ts';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import classes from './gastos.module.css';

type Props = {
  of: readonly FicheroVista[];
  /** A single one is shown as large as there is room, to be read beside the amounts. */
  isLarge?: boolean;
};

/** The receipts of an expense as pictures. One opens above the page; a PDF is given to the device. */
export function ExpenseReceipts({ of, isLarge = false }: Props) {
  return (
    <div className={classes.receipts} data-large={isLarge && of.length === 1}>
      {of.map((vista) => (
        <Receipt key={vista.id} vista={vista} isLarge={isLarge && of.length === 1} />
      ))}
    </div>
  );
}

function Receipt({ vista, isLarge }: { vista: FicheroVista; isLarge: boolean }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const addressOf = useFileAddress();
  const [isOpen, setOpen] = useState(false);
  const { id, nombre, tipo, vistaPrevia } = vista;
  const { address, onError } = useShownPicture({ local: null, id: vistaPrevia ? id : null, como: isLarge ? 'ver' : 'vista' });
  async function open(): Promise<void> {
    if (vistaPrevia) return setOpen(true);
    try {
      downloadFrom(await addressOf(id));
    } catch (error) {
      notices.show(messageOf(error));
    }
  }
  return (
    <>
      <UnstyledButton className={classes.receipt} aria-label={t('ficheros.abrir', { nombre })} onClick={() => void open()}>
        {address ? (
          <img src={address} alt="" onError={onError} />
        ) : (
          <span className={classes.receiptName}>
            <Glyph of={tipo === 'application/pdf' ? IconFileTypePdf : IconPhoto} size="lg" />
            <br />
            {nombre}
          </span>
        )}
        {vistaPrevia && (
          <span className={classes.zoom}>
            <Glyph of={IconZoomIn} />
          </span>
        )}
      </UnstyledButton>
      {isOpen && <LargePicture nombre={nombre} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
