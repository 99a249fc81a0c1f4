import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileTypePdf, IconPhoto } from '@jornada/ui/icons.ts';
import { useShownPicture } from './use-shown-picture.ts';
import classes from './files.module.css';

/** `local`: the address of the picture on this device, `isPdf`: what is known of a file that the server does not have yet. */
type Props = { vista: FicheroVista | null; local?: string | null; isPdf?: boolean; keeps?: boolean };

/** What a file looks like: its small picture, or the sign of its kind. The name beside it says the same. */
export function Preview({ vista, local = null, isPdf = vista?.tipo === 'application/pdf', keeps = false }: Props) {
  const { address, onError } = useShownPicture({ local, id: vista?.vistaPrevia ? vista.id : null, como: 'vista', keeps });
  return (
    <span className={classes.preview}>
      {address ? <img src={address} alt="" onError={onError} /> : <Glyph of={isPdf ? IconFileTypePdf : IconPhoto} size="lg" />}
    </span>
  );
}
