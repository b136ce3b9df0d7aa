import { defineMessages } from 'storefront-kit/messages';

/** Texts of the pictures that come with a warranty case. */
export const casePictureMessages = defineMessages(
  {
    pictures: 'Pictures of the damage',
    picturesHint: 'Up to three, as JPEG, PNG, or WebP. Only you and we see them.',
    picturesFull: 'These are three pictures. Remove one to add another.',
    picture: (index: number) => `Picture ${index}`,
    removePicture: (index: number) => `Remove picture ${index}`,
    uploading: 'Preparing the picture',
    fileTooLarge: 'This file is too large: it can have at most 30 MB.',
    fileUnreadable: 'This file is no picture that we can read. Choose a JPEG, PNG, or WebP.',
    fileTooSmall: 'This picture is too small to see anything on it.',
    tooMany: 'Three pictures are enough: the others were left out.',
    pictureFailed: 'This picture could not be sent. Please choose it again.',
  },
  {
    fr: {
      pictures: 'Photos du défaut',
      picturesHint: 'Trois au plus, en JPEG, PNG ou WebP. Vous et nous sommes seuls à les voir.',
      picturesFull: 'Voilà trois photos. Retirez-en une pour en ajouter une autre.',
      picture: (index: number) => `Photo ${index}`,
      removePicture: (index: number) => `Retirer la photo ${index}`,
      uploading: 'Préparation de la photo',
      fileTooLarge: 'Ce fichier est trop volumineux : 30 Mo au plus.',
      fileUnreadable: 'Ce fichier n’est pas une image que nous pouvons lire. Choisissez un JPEG, un PNG ou un WebP.',
      fileTooSmall: 'Cette photo est trop petite pour qu’on y voie quelque chose.',
      tooMany: 'Trois photos suffisent : les autres ont été laissées de côté.',
      pictureFailed: 'Cette photo n’a pas pu être envoyée. Veuillez la choisir de nouveau.',
    },
    de: {
      pictures: 'Bilder vom Schaden',
      picturesHint: 'Bis zu drei, als JPEG, PNG oder WebP. Nur Sie und wir sehen sie.',
      picturesFull: 'Das sind drei Bilder. Entfernen Sie eines, um ein anderes hinzuzufügen.',
      picture: (index: number) => `Bild ${index}`,
      removePicture: (index: number) => `Bild ${index} entfernen`,
      uploading: 'Bild wird vorbereitet',
      fileTooLarge: 'Diese Datei ist zu groß: Sie darf höchstens 30 MB haben.',
      fileUnreadable: 'Diese Datei ist kein Bild, das wir lesen können. Wählen Sie ein JPEG, PNG oder WebP.',
      fileTooSmall: 'Dieses Bild ist zu klein, um darauf etwas zu erkennen.',
      tooMany: 'Drei Bilder genügen: Die übrigen wurden weggelassen.',
      pictureFailed: 'Dieses Bild ließ sich nicht senden. Bitte wählen Sie es noch einmal aus.',
    },
  },
);
