export const CIFRAR_FICHEROS = 'ficheros.cifrar';
